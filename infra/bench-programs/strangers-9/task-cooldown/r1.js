const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
const c = +data[1];
let sum = 0;
let most = 0;
let ties = 0;
for (let i = 2; i < n + 2; i++) {
  const t = +data[i];
  sum += t;
  if (t > most) {
    most = t;
    ties = 1;
  } else if (t === most) {
    ties++;
  }
}
console.log(Math.max(sum, (most - 1) * (c + 1) + ties));
