const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const a = lines[1].trim().split(' ').map(Number);
const len = [];
let answer = 0;
for (let i = 0; i < n; i++) {
  len[i] = 1;
  for (let j = 0; j < i; j++) {
    if (a[j] < a[i] && len[j] + 1 > len[i]) len[i] = len[j] + 1;
  }
  answer = Math.max(answer, len[i]);
}
console.log(answer);
