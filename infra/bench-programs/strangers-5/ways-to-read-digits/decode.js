const s = require('fs').readFileSync(0, 'utf8').trim();
const MOD = 1000000007;
const dp = new Array(s.length + 1).fill(0);
dp[0] = 1;
for (let i = 1; i <= s.length; i++) {
  if (s[i - 1] !== '0') {
    dp[i] += dp[i - 1];
  }
  if (i > 1 && Number(s.slice(i - 2, i)) <= 26) {
    dp[i] += dp[i - 2];
  }
  dp[i] %= MOD;
}
console.log(dp[s.length]);
