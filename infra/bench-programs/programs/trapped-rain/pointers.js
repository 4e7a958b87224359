const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...h] = data;
const left = [], right = [];
for (let i = 0; i < n; i++) left[i] = Math.max(i ? left[i - 1] : 0, h[i]);
for (let i = n - 1; i >= 0; i--) right[i] = Math.max(i < n - 1 ? right[i + 1] : 0, h[i]);
console.log(h.reduce((sum, x, i) => sum + Math.min(left[i], right[i]) - x, 0));
