const text = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const heaps = text[1]
  .trim()
  .split(' ')
  .map(BigInt);

const without = (skip) => heaps.filter((_, j) => j !== skip);
const nimSum = (list) => list.reduce((a, b) => a ^ b, 0n);

const ways = heaps
  .map((size, i) => {
    const leave = nimSum(without(i));
    return leave < size;
  })
  .filter(Boolean);

console.log(ways.length);
