const [b, e, m] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
let r = 1;
for (let i = 0; i < e; i++) r = (r * b) % m;
console.log(r);
