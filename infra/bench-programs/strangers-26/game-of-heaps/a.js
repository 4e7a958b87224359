const heaps = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(/\s+/).map(BigInt);
const nim = heaps.reduce((x, h) => x ^ h, 0n);
console.log(heaps.filter(h => (h ^ nim) < h).length);
