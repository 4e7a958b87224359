const n = Number(require('fs').readFileSync(0, 'utf8'));
let d = 2;
while (d < n && n % d !== 0) d++;
console.log(n > 1 && d === n);
