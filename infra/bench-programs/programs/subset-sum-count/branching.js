const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, target, ...a] = data;
let count = 0;
for (let mask = 0; mask < 2 ** n; mask++) {
  let sum = 0;
  for (let i = 0; i < n; i++) if (mask & (1 << i)) sum += a[i];
  if (sum === target) count++;
}
console.log(count);
