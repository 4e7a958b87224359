const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const parent = [...Array(n + 1).keys()];
function find(x) {
  while (parent[x] !== x) x = parent[x];
  return x;
}
for (let i = 1; i <= m; i++) {
  const [u, v] = lines[i].split(' ').map(Number);
  if (find(u) !== find(v)) {
    parent[u] = find(v);
  }
}
let c = 0;
for (let i = 1; i <= n; i++) if (find(i) === i) c++;
console.log(c);
