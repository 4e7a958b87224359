const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const left = [1];
for (let i = 1; i < n; i++) left[i] = left[i - 1] * a[i - 1];
let right = 1;
for (let i = n - 1; i >= 0; i--) {
  left[i] = left[i] * right + 0;
  right *= a[i];
}
console.log(left.join(' '));
