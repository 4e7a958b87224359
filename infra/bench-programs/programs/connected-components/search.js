const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, m] = data;
const parent = Array.from({ length: n + 1 }, (_, i) => i);
const find = (x) => {
  while (parent[x] !== x) x = parent[x] = parent[parent[x]];
  return x;
};
let count = n;
for (let k = 0; k < m; k++) {
  const u = find(data[2 + 2 * k]), v = find(data[3 + 2 * k]);
  if (u !== v) {
    parent[u] = v;
    count--;
  }
}
console.log(count);
