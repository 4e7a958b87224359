const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0], m = +data[1];
const edges = [];
for (let i = 0; i < m; i++) {
  edges.push({ a: +data[2 + 3 * i], b: +data[3 + 3 * i], cost: +data[4 + 3 * i] });
}
edges.sort((x, y) => x.cost - y.cost);
const leader = new Array(n + 1);
for (let i = 0; i <= n; i++) leader[i] = i;
const find = x => {
  let root = x;
  while (leader[root] !== root) root = leader[root];
  while (leader[x] !== root) [leader[x], x] = [root, leader[x]];
  return root;
};
let total = 0, missing = n - 1;
for (const { a, b, cost } of edges) {
  const x = find(a), y = find(b);
  if (x !== y) {
    leader[x] = y;
    total += cost;
    missing--;
  }
}
console.log(missing === 0 ? total : -1);
