// two strings of the same length n
const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n').map((x) => x.trim());
const n = first.length;
const dp = [];
for (let i = 0; i <= n; i++) {
  dp.push([]);
  for (let j = 0; j <= n; j++) {
    dp[i].push(0);
  }
}
for (let i = 1; i <= n; i++) {
  for (let j = 1; j <= n; j++) {
    if (first[i - 1] === second[j - 1]) {
      dp[i][j] = dp[i - 1][j - 1] + 1;
    } else if (dp[i - 1][j] > dp[i][j - 1]) {
      dp[i][j] = dp[i - 1][j];
    } else {
      dp[i][j] = dp[i][j - 1];
    }
  }
}
let i = n;
let j = n;
const answer = [];
while (i > 0 && j > 0) {
  if (first[i - 1] === second[j - 1]) {
    answer.push(first[i - 1]);
    i--;
    j--;
  } else if (dp[i - 1][j] > dp[i][j - 1]) {
    i--;
  } else {
    j--;
  }
}
console.log(dp[n][n]);
console.log(answer.reverse().join(''));
