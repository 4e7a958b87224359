const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = data[0];
const m = data[1];

const cables = [];
for (let i = 0; i < m; i++) {
  cables.push({ a: data[2 + 3 * i], b: data[3 + 3 * i], cost: data[4 + 3 * i] });
}
cables.sort((x, y) => x.cost - y.cost);

const parent = Array.from({ length: n + 1 }, (_, i) => i);
function find(x) {
  while (parent[x] !== x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}

let total = 0;
let joined = 1;
for (const { a, b, cost } of cables) {
  const rootA = find(a);
  const rootB = find(b);
  if (rootA === rootB) continue;
  parent[a] = rootB;
  total += cost;
  joined++;
}
console.log(joined === n ? total : -1);
