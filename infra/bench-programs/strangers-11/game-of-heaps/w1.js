const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const heaps = input.slice(1);

const nim = heaps.reduce((x, h) => x ^ h, 0);
// a heap h has to shrink to h xor nim; that is a move only if it gets smaller
const winning = heaps.filter((h) => (h ^ nim) < h);

console.log(nim === 0 ? 0 : winning.length);
