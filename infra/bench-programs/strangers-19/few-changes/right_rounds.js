const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, m, k] = lines[0].split(' ').map(Number);
const [from, to] = lines[1].split(' ').map(Number);
const buses = [];
for (let i = 0; i < m; i++) {
  const [a, b, price] = lines[2 + i].split(' ').map(Number);
  buses.push({ a, b, price });
}
// Bellman-Ford with k + 1 rounds; each round may use one bus more
let dist = new Array(n + 1).fill(Infinity);
dist[from] = 0;
for (let round = 0; round <= k; round++) {
  const next = dist.slice();
  for (const { a, b, price } of buses) {
    const c = dist[a] + price;
    if (c < next[b]) next[b] = c;
  }
  dist = next;
}
console.log(dist[to] === Infinity ? -1 : dist[to]);
