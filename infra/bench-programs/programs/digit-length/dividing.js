let n = Number(require('fs').readFileSync(0, 'utf8'));
let digits = 0;
for (; n >= 1; n = Math.floor(n / 2)) digits++;
console.log(digits);
