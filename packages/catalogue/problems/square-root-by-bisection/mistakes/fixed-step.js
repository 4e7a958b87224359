const x = Number(require('fs').readFileSync(0, 'utf8'));
let k = 0;
while ((k + 1) * (k + 1) <= x * 1e12) k++;
console.log(k / 1e6);
