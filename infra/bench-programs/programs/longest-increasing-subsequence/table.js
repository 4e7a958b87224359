const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = data;
const length = new Array(n).fill(1);
for (let i = 1; i < n; i++)
  for (let j = 0; j < i; j++) if (a[j] < a[i]) length[i] = Math.max(length[i], length[j] + 1);
console.log(length.reduce((x, y) => Math.max(x, y), 0));
