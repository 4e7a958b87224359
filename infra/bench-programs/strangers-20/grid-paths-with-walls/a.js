const [head, ...g] = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = head.split(' ').map(Number);
const dp = new Array(c).fill(0);
dp[0] = 1;
for (let i = 0; i < r; i++)
  for (let j = 0; j < c; j++)
    dp[j] = g[i][j] === '#' ? 0 : (dp[j] + (j ? dp[j - 1] : 0)) % 1000000007;
console.log(dp[c - 1]);
