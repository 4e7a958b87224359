const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0], m = data[1], k = data[2];
const start = data[3] - 1, goal = data[4] - 1;

// price[a * n + b]: cheapest direct bus
const price = new Float64Array(n * n).fill(Infinity);
for (let i = 0; i < m; i++) {
  const a = data[5 + 3 * i] - 1, b = data[6 + 3 * i] - 1, p = data[7 + 3 * i];
  price[a * n + b] = Math.min(price[a * n + b], p);
}

// dp[town] = smallest price with at most `step` buses
let dp = new Float64Array(n).fill(Infinity);
dp[start] = 0;
for (let step = 1; step <= k + 1; step++) {
  const next = Float64Array.from(dp);
  for (let to = 0; to < n; to++) {
    for (let from = 0; from < n; from++) {
      const cost = dp[from] + price[from * n + to];
      if (cost < next[to]) next[to] = cost;
    }
  }
  dp = next;
}
console.log(dp[goal] === Infinity ? '-1' : String(dp[goal]));
