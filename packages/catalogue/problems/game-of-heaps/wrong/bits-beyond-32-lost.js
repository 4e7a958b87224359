const fs = require('fs');

function solve(heaps) {
  let together = 0;
  for (const heap of heaps) together ^= heap;
  return heaps.filter((heap) => (heap ^ together) < heap).length;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
