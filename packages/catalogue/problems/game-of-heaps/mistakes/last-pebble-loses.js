const fs = require('fs');

function solve(heaps) {
  const part = 2 ** 30;
  const largeOnes = heaps.filter((heap) => heap > 1).length;
  const ones = heaps.filter((heap) => heap === 1).length;
  if (largeOnes === 0) return ones % 2 === 0 ? ones : 0;
  if (largeOnes === 1) return 1;
  let high = 0;
  let low = 0;
  for (const heap of heaps) {
    high ^= Math.floor(heap / part);
    low ^= heap % part;
  }
  return heaps.filter((heap) => (Math.floor(heap / part) ^ high) * part + ((heap % part) ^ low) < heap).length;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
