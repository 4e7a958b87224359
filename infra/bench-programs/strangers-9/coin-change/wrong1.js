const fs = require('fs');

const MAX = 10001;

function coinChange(coins, amount) {
  const dp = new Array(amount + 1).fill(MAX);
  dp[0] = 0;
  for (let i = 1; i <= amount; i++) {
    for (const coin of coins) {
      if (coin <= i) {
        dp[i] = Math.min(dp[i], dp[i - coin] + 1);
      }
    }
  }
  return dp[amount] === MAX ? -1 : dp[amount];
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(coinChange(rest.slice(0, n), amount));
