const heaps = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(BigInt);
const nim = heaps.reduce((x, y) => x ^ y, 0n);
console.log(nim === 0n ? 0 : heaps.filter(h => (h ^ nim) < h).length);
