const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  const sum = lengths.reduce((a, b) => a + b, 0);
  let low = Math.ceil(sum / k);
  let high = sum;
  while (low < high) {
    const limit = Math.floor((low + high) / 2);
    let discs = 1;
    let used = 0;
    for (const length of lengths) {
      if (used + length > limit) {
        discs++;
        used = 0;
      }
      used += length;
    }
    if (discs <= k) high = limit;
    else low = limit + 1;
  }
  return low;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
