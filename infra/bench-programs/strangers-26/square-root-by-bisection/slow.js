const x = Number(require('fs').readFileSync(0, 'utf8').trim());
const step = 1e-6;
let k = 0;
while (k * step * (k * step) < x) k++;
console.log(k === 0 ? 0 : ((k - 0.5) * step).toFixed(9));
