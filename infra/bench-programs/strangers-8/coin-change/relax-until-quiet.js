const input = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, amount] = input[0].split(' ').map(Number);
const coins = input[1].split(' ').map(Number).sort((a, b) => b - a);

const dp = Array(amount + 1).fill(Infinity);
dp[0] = 0;
let changed = true;
while (changed) {
  changed = false;
  for (const c of coins) {
    for (let a = amount; a >= c; a--) {
      if (dp[a - c] + 1 < dp[a]) {
        dp[a] = dp[a - c] + 1;
        changed = true;
      }
    }
  }
}
console.log(dp[amount] === Infinity ? -1 : dp[amount]);
