const n = Number(require('fs').readFileSync(0, 'utf8'));
let a = 1, b = 2;
for (let i = 3; i <= n; i++) [a, b] = [b, a + b];
console.log(b);
