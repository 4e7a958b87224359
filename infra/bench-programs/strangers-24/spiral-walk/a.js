const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const lawn = lines.slice(1, r + 1).map((l) => l.trim().split(' '));
let top = 0, bottom = r - 1, left = 0, right = c - 1;
const out = [];
while (top <= bottom && left <= right) {
  for (let j = left; j <= right; j++) out.push(lawn[top][j]);
  top++;
  for (let i = top; i <= bottom; i++) out.push(lawn[i][right]);
  right--;
  if (top <= bottom) for (let j = right; j >= left; j--) out.push(lawn[bottom][j]);
  bottom--;
  if (left <= right) for (let i = bottom; i >= top; i--) out.push(lawn[i][left]);
  left++;
}
console.log(out.join(' '));
