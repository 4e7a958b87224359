let [h, m] = require('fs').readFileSync(0, 'utf8').trim().split(':').map(Number);
const two = (x) => String(x).padStart(2, '0');
let wait = 0;
for (;;) {
  const t = two(h) + two(m);
  if (t === [...t].reverse().join('')) break;
  m++;
  if (m === 60) {
    m = 0;
    h = (h + 1) % 24;
  }
  wait++;
}
console.log(wait);
