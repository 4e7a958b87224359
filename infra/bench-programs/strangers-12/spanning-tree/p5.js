// Prim's algorithm
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const adj = [];
for (let i = 0; i <= n; i++) adj.push([]);
for (let i = 1; i <= m; i++) {
  const [a, b, cost] = lines[i].split(' ').map(Number);
  adj[a].push([b, cost]);
  adj[b].push([a, cost]);
}
const price = new Array(n + 1).fill(Infinity);
const inTree = new Array(n + 1).fill(false);
price[1] = 0;
let total = 0;
for (let round = 0; round < n; round++) {
  let best = -1;
  for (let v = 1; v <= n; v++) {
    if (!inTree[v] && (best === -1 || price[v] < price[best])) best = v;
  }
  if (price[best] === Infinity) {
    total = -1;
    break;
  }
  inTree[best] = true;
  total += price[best];
  for (const [w, cost] of adj[best]) {
    if (!inTree[w] && cost < price[w]) price[w] = cost;
  }
}
console.log(total);
