const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = data[0], m = data[1];
const adj = Array.from({ length: n }, () => []);
let p = 2;
for (let i = 0; i < m; i++) {
  const a = data[p++] - 1, b = data[p++] - 1, cost = data[p++];
  adj[a].push([b, cost]);
  adj[b].push([a, cost]);
}
const best = new Array(n).fill(Infinity);
const used = new Array(n).fill(false);
best[0] = 0;
let total = 0;
for (let round = 0; round < n; round++) {
  // nearest hut that is not connected yet
  let v = -1;
  for (let i = 0; i < n; i++) {
    if (!used[i] && (v === -1 || best[i] < best[v])) v = i;
  }
  if (best[v] === Infinity) {
    total = -1;
    break;
  }
  used[v] = true;
  total += best[v];
  for (const [u, cost] of adj[v]) {
    if (!used[u] && cost < best[u]) best[u] = cost;
  }
}
console.log(total);
