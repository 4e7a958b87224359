const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = parseInt(input.shift());
const h = input;
let left = 0;
let right = n - 1;
let best = 0;
while (left < right) {
  const area = Math.min(h[left], h[right]) * (right - left);
  if (area > best) best = area;
  if (h[left] < h[right]) {
    left += 1;
  } else {
    right -= 1;
  }
}
console.log(best);
