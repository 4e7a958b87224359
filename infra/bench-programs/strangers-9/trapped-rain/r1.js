const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
let i = 0, j = h.length - 1, a = 0, b = 0, water = 0;
while (i <= j) {
  if (a <= b) {
    a = Math.max(a, h[i]);
    water += a - h[i++];
  } else {
    b = Math.max(b, h[j]);
    water += b - h[j--];
  }
}
console.log(water);
