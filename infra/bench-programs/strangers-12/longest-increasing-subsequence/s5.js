const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const a = lines[1].split(' ').map(Number);
const dp = new Array(n).fill(1);
let answer = 0;
for (let i = 0; i < n; i++) {
  for (let j = 0; j < i; j++) {
    if (a[j] < a[i] && dp[j] + 1 > dp[i]) {
      dp[i] = dp[j] + 1;
    }
  }
  answer = Math.max(answer, dp[i]);
}
console.log(answer);
