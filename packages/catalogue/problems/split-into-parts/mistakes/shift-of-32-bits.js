const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  let low = Math.max(...lengths.slice(0, 1000));
  for (const x of lengths) if (x > low) low = x;
  let high = lengths.reduce((a, b) => a + b, 0);
  for (let round = 0; round < 100 && low < high; round++) {
    const mid = (low + high) >> 1;
    let discs = 1;
    let used = 0;
    for (const x of lengths) {
      if (used + x > mid) {
        discs++;
        used = 0;
      }
      used += x;
    }
    if (discs <= k) high = mid;
    else low = mid + 1;
  }
  return low;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
