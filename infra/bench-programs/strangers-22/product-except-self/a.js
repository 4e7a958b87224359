const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const before = new Array(n).fill(1);
const after = new Array(n).fill(1);
for (let i = 1; i < n; i++) before[i] = before[i - 1] * a[i - 1];
for (let i = n - 2; i >= 0; i--) after[i] = after[i + 1] * a[i + 1];
console.log(a.map((_, i) => before[i] * after[i]).join(' '));
