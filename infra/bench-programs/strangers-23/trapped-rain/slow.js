const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const heights = lines[1].trim().split(' ').map(Number);
let total = 0;
for (let i = 0; i < heights.length; i++) {
  let left = 0;
  for (let j = 0; j <= i; j++) {
    if (heights[j] > left) left = heights[j];
  }
  let right = 0;
  for (let j = i; j < heights.length; j++) {
    if (heights[j] > right) right = heights[j];
  }
  total += Math.min(left, right) - heights[i];
}
console.log(total);
