const L = require('fs').readFileSync(0, 'utf8').split('\n');
const A = new Set(L[1].trim().split(' '));
const B = new Set(L[3].trim().split(' '));
let both = 0;
for (const b of B) if (A.has(b)) both++;
console.log(both, A.size + B.size - both);
