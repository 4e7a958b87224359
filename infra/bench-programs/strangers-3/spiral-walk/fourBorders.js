const [[r, c], ...g] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
let top = 0, bottom = r - 1, left = 0, right = c - 1;
const res = [];
while (top <= bottom && left <= right) {
  for (let j = left; j <= right; j++) res.push(g[top][j]);
  top++;
  for (let i = top; i <= bottom; i++) res.push(g[i][right]);
  right--;
  if (top <= bottom) {
    for (let j = right; j >= left; j--) res.push(g[bottom][j]);
    bottom--;
  }
  if (left <= right) {
    for (let i = bottom; i >= top; i--) res.push(g[i][left]);
    left++;
  }
}
console.log(res.join(' '));
