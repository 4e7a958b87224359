const h = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(BigInt);
const x = h.reduce((p, c) => p ^ c, 0n);
console.log(h.filter(s => (s ^ x) < s).length);
