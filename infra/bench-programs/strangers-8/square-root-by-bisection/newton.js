const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
const improve = r => (r + x / r) / 2;
let r = x;
for (let i = 0; i < 100; i++) r = improve(r);
console.log(r.toFixed(9));
