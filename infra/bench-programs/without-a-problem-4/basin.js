'use strict';
const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = +head;
const h = body.trim().split(' ').map(Number);
let l = 0, r = n - 1, best = 0;
while (l < r) {
  const area = Math.min(h[l], h[r]) * (r - l);
  if (area > best) best = area;
  if (h[l] < h[r]) {
    const bound = h[l];
    while (l < r && h[l] <= bound) l++;
  } else {
    const bound = h[r];
    while (l < r && h[r] <= bound) r--;
  }
}
console.log(best);
