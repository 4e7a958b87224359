const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = data;
const best = new Array(n).fill(Infinity);
best[n - 1] = 0;
for (let i = n - 2; i >= 0; i--)
  for (let j = i + 1; j <= Math.min(n - 1, i + a[i]); j++) best[i] = Math.min(best[i], best[j] + 1);
console.log(best[0] === Infinity ? -1 : best[0]);
