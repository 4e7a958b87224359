const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const heights = lines[1].trim().split(/\s+/);
const steps = Array(n).fill(0);
const waiting = [];

for (let i = 0; i < 2 * n; i++) {
  const h = heights[i % n];
  while (waiting.length > 0 && heights[waiting[waiting.length - 1]] < h) {
    const k = waiting.pop();
    steps[k] = i - k;
  }
  if (i < n) waiting.push(i);
}

console.log(steps.join(' '));
