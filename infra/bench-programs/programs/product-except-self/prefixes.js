const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = data;
const out = [];
for (let i = 0, left = 1; i < n; left *= a[i++]) out.push(left);
for (let i = n - 1, right = 1; i >= 0; right *= a[i--]) out[i] = out[i] * right + 0;
console.log(out.join(' '));
