const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
let i = 0, j = h.length - 1, left = 0, right = 0, water = 0;
while (i <= j) {
  if (left <= right) {
    left = Math.max(left, h[i]);
    water += left - h[i++];
  } else {
    right = Math.max(right, h[j]);
    water += right - h[j--];
  }
}
console.log(water);
