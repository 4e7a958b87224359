const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const lawn = [];
for (let i = 1; i <= r; i++) lawn.push(lines[i].trim().split(' '));
let top = 0, bottom = r - 1, left = 0, right = c - 1;
const res = [];
while (top <= bottom && left <= right) {
  for (let j = left; j <= right; j++) res.push(lawn[top][j]);
  top++;
  for (let i = top; i <= bottom; i++) res.push(lawn[i][right]);
  right--;
  if (top <= bottom) {
    for (let j = right; j >= left; j--) res.push(lawn[bottom][j]);
    bottom--;
  }
  if (left <= right) {
    for (let i = bottom; i >= top; i--) res.push(lawn[i][left]);
    left++;
  }
}
console.log(res.join(' '));
