const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const dp = [];
for (let i = 0; i < r; i++) {
  dp.push(new Array(c).fill(0));
  for (let j = 0; j < c; j++) {
    if (lines[i + 1][j] === '#') continue;
    if (i === 0 && j === 0) dp[i][j] = 1;
    else dp[i][j] = (i > 0 ? dp[i - 1][j] : 0) + (j > 0 ? dp[i][j - 1] : 0);
  }
}
console.log(dp[r - 1][c - 1] % 1000000007);
