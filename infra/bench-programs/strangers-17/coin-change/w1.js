const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, amount] = lines[0].trim().split(' ').map(Number);
const coins = lines[1].trim().split(' ').map(Number);

const INF = 10001;
const dp = new Array(amount + 1).fill(INF);
dp[0] = 0;
for (const c of coins) {
  for (let a = c; a <= amount; a++) {
    dp[a] = Math.min(dp[a], dp[a - c] + 1);
  }
}
console.log(dp[amount] >= INF ? -1 : dp[amount]);
