const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' ').map(Number));
const [[n, c], weights, values] = lines;
const dp = new Float64Array(c + 1);
for (let i = 0; i < n; i++) {
  const w = weights[i], v = values[i];
  for (let k = c; k >= w; k--) {
    const x = dp[k - w] + v;
    if (x > dp[k]) dp[k] = x;
  }
}
console.log(dp[c]);
