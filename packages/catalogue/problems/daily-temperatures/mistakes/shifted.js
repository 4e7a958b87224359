const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const answer = new Array(n).fill(0);
const waiting = [];
for (let i = 0; i < n; i++) {
  while (waiting.length && t[waiting[0]] < t[i]) {
    const j = waiting.shift();
    answer[j] = i - j;
  }
  waiting.unshift(i);
}
console.log(answer.join(' '));
