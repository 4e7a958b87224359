const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const edges = [];
for (let i = 1; i <= m; i++) {
  const [a, b, c] = lines[i].split(' ').map(Number);
  edges.push([c, a, b]);
}
edges.sort();
const p = [];
for (let i = 0; i <= n; i++) p[i] = i;
function find(x) {
  while (p[x] !== x) {
    p[x] = p[p[x]];
    x = p[x];
  }
  return x;
}
let sum = 0, used = 0;
for (const [c, a, b] of edges) {
  const x = find(a), y = find(b);
  if (x === y) continue;
  p[x] = y;
  sum += c;
  used++;
}
console.log(used === n - 1 ? sum : -1);
