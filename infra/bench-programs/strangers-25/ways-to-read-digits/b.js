const MOD = 1_000_000_007;
const s = require('fs').readFileSync(0, 'utf8').trim();
const n = s.length;
const dp = new Uint32Array(n + 2);
dp[n] = 1;
for (let i = n - 1; i >= 0; i--) {
  const c = s.charCodeAt(i) - 48;
  if (c === 0) continue;
  dp[i] = dp[i + 1];
  if (i + 1 < n && c * 10 + s.charCodeAt(i + 1) - 48 <= 26) dp[i] = (dp[i] + dp[i + 2]) % MOD;
}
console.log(dp[0]);
