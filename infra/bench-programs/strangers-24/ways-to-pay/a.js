const [n, a, ...coins] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const MOD = 1000000007;
const dp = new Int32Array(a + 1);
dp[0] = 1;
for (let c = 0; c < n; c++) {
  const coin = coins[c];
  for (let s = coin; s <= a; s++) {
    let x = dp[s] + dp[s - coin];
    if (x >= MOD) x -= MOD;
    dp[s] = x;
  }
}
console.log(dp[a]);
