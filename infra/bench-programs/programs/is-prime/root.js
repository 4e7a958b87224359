const n = Number(require('fs').readFileSync(0, 'utf8'));
let prime = n > 1;
for (let d = 2; d * d <= n && prime; d++) if (n % d === 0) prime = false;
console.log(prime);
