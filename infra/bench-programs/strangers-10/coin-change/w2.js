const [head, coinLine] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, amount] = head.split(' ').map(Number);
const coins = coinLine.trim().split(' ').map(Number);

const dp = new Array(amount + 1).fill(Infinity);
dp[0] = 0;
for (let i = 1; i <= amount; i++) {
  for (const c of coins) {
    if (c > i) break;
    dp[i] = Math.min(dp[i], dp[i - c] + 1);
  }
}
console.log(dp[amount] === Infinity ? -1 : dp[amount]);
