const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(lines[0]), h = lines[1].trim().split(/\s+/).map(Number);
const steps = new Array(n).fill(0);
const open = new Int32Array(2 * n);
let top = 0;
for (let i = 0; i < 2 * n; i++) {
  const height = h[i % n];
  while (top > 0 && h[open[top - 1] % n] < height) {
    const k = open[--top];
    if (k < n) steps[k] = i - k;
  }
  open[top++] = i;
}
console.log(steps.join(' '));
