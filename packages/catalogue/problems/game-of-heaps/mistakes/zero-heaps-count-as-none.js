const fs = require('fs');

function solve(heaps) {
  const part = 2 ** 30;
  const end = heaps.findIndex((heap) => !heap);
  const list = end < 0 ? heaps : heaps.slice(0, end);
  let high = 0;
  let low = 0;
  for (const heap of list) {
    high ^= Math.floor(heap / part);
    low ^= heap % part;
  }
  return list.filter((heap) => (Math.floor(heap / part) ^ high) * part + ((heap % part) ^ low) < heap).length;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
