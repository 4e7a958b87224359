const fs = require('fs');
const h = fs.readFileSync(0, 'utf8').split('\n')[1].split(' ').map(Number);
let i = 0, j = h.length - 1;
let left = 0, right = 0, water = 0;
while (i < j) {
  if (h[i] < h[j]) {
    left = Math.max(left, h[i]);
    water += left - h[i];
    i++;
  } else {
    right = Math.max(right, h[j]);
    water += right - h[j];
    j--;
  }
}
console.log(water);
