const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0], target = data[1], a = data.slice(2);
let answer = '';
for (let i = 0; i < n; i++) {
  for (let j = i + 1; j < n; j++) {
    if (a[i] + a[j] === target) answer = i + ' ' + j;
  }
}
console.log(answer);
