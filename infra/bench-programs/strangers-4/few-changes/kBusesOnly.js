const L = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(s => s.split(' ').map(Number));
const [n, m, k] = L[0];
const [s, t] = L[1];
let cost = new Array(n + 1).fill(Infinity);
cost[s] = 0;
for (let round = 0; round < k; round++) {
  const next = cost.slice();
  for (let i = 2; i < 2 + m; i++) {
    const [a, b, price] = L[i];
    next[b] = Math.min(next[b], cost[a] + price);
  }
  cost = next;
}
console.log(cost[t] === Infinity ? -1 : cost[t]);
