const fs = require('fs');

/**
 * @param {number[]} heaps the sizes, up to 10^12
 * @returns {number} how many first moves win
 */
function solve(heaps) {
  // The operators on bits keep 32 bits only, so each size is split into two parts.
  const part = 2 ** 30;
  let high = 0;
  let low = 0;
  for (const heap of heaps) {
    high ^= Math.floor(heap / part);
    low ^= heap % part;
  }
  let moves = 0;
  for (const heap of heaps) {
    const left = (Math.floor(heap / part) ^ high) * part + ((heap % part) ^ low);
    if (left < heap) moves++;
  }
  return moves;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
