const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]);
const height = lines[1].trim().split(' ').map(Number);
let best = 0;
for (let i = 0; i < n; i++) {
  for (let j = i + 1; j < n; j++) {
    const area = Math.min(height[i], height[j]) * (j - i);
    if (area > best) best = area;
  }
}
console.log(best);
