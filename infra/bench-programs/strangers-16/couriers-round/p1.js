const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
if (n === 1) console.log(0);
else {
  const m = n - 1; // places 2..n are bits 0..m-1
  const full = (1 << m) - 1;
  const dp = new Float64Array((1 << m) * m).fill(Infinity);
  for (let j = 0; j < m; j++) if (t[j + 1] >= 0) dp[(1 << j) * m + j] = t[j + 1];
  for (let mask = 1; mask <= full; mask++) {
    for (let j = 0; j < m; j++) {
      const d = dp[mask * m + j];
      if (d === Infinity) continue;
      for (let k = 0; k < m; k++) {
        if (mask >> k & 1) continue;
        const w = t[(j + 1) * n + k + 1];
        if (w < 0) continue;
        const at = (mask | 1 << k) * m + k;
        if (d + w < dp[at]) dp[at] = d + w;
      }
    }
  }
  let best = Infinity;
  for (let j = 0; j < m; j++) {
    const w = t[(j + 1) * n];
    if (w >= 0) best = Math.min(best, dp[full * m + j] + w);
  }
  console.log(best === Infinity ? 'none' : best);
}
