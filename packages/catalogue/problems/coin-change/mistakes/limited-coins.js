const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), amount = ni();
const dp = new Array(amount + 1).fill(Infinity);
dp[0] = 0;
for (let k = 0; k < n; k++) {
  const c = ni();
  for (let i = amount; i >= c; i--)
    for (let m = 1; m <= 2 && m * c <= i; m++) dp[i] = Math.min(dp[i], dp[i - m * c] + m);
}
console.log(dp[amount] === Infinity ? -1 : dp[amount]);
