const [s, t] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((x) => x.trim());

const dp = new Array(s.length + 1).fill(new Array(t.length + 1).fill(0));

for (let i = 1; i <= s.length; i++) {
  for (let j = 1; j <= t.length; j++) {
    if (s[i - 1] === t[j - 1]) {
      dp[i][j] = dp[i - 1][j - 1] + 1;
    } else {
      dp[i][j] = Math.max(dp[i - 1][j], dp[i][j - 1]);
    }
  }
}

console.log(dp[s.length][t.length]);
