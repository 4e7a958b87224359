const [[n], b] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const a = [1, ...b, 1];
const w = n + 2;
const dp = new Float64Array(w * w);
for (let len = 2; len < w; len++) {
  for (let i = 0; i + len < w; i++) {
    const j = i + len;
    let best = 0;
    for (let k = i + 1; k < j; k++) {
      const t = dp[i * w + k] + dp[k * w + j] + a[i] * a[k] * a[j];
      if (t > best) best = t;
    }
    dp[i * w + j] = best;
  }
}
console.log(dp[n + 1]);
