const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0], k = t[1];
let periods = 0;
for (let i = 2; i < n + 2; i++) {
  let sum = 0;
  for (let j = i; j < n + 2; j++) {
    sum += t[j];
    if (sum === k) periods++;
  }
}
console.log(periods);
