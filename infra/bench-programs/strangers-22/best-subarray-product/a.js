const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];

let high = data[1];
let low = data[1];
let answer = data[1];

for (let i = 2; i <= n; i++) {
  const x = data[i];
  if (x < 0) {
    const t = high;
    high = low;
    low = t;
  }
  high = Math.max(x, high * x);
  low = Math.min(x, low * x);
  if (high > answer) answer = high;
}
console.log(String(answer));
