const fs = require('fs');

/**
 * @param {number[]} first sorted in ascending order
 * @param {number[]} second sorted in ascending order; at most one of the two is empty
 * @returns {number} the median of all values
 */
function solve(first, second) {
  const [a, b] = first.length <= second.length ? [first, second] : [second, first];
  const half = Math.floor((a.length + b.length + 1) / 2);
  let low = 0;
  let high = a.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (b[half - middle - 1] > a[middle]) low = middle + 1;
    else high = middle;
  }
  const fromB = half - low;
  const lower = Math.max(a[low - 1] ?? -Infinity, b[fromB - 1] ?? -Infinity);
  if ((a.length + b.length) % 2 === 1) return lower;
  const upper = Math.min(a[low] ?? Infinity, b[fromB] ?? Infinity);
  return (lower + upper) / 2;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const numbers = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(solve(numbers(lines[1]), numbers(lines[3])).toFixed(1));
