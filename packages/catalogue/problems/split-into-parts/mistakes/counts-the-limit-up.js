const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  let limit = 0;
  for (const x of lengths) limit = Math.max(limit, x);
  for (;;) {
    let discs = 1;
    let used = 0;
    for (const x of lengths) {
      if (used + x > limit) {
        discs++;
        used = 0;
      }
      used += x;
    }
    if (discs <= k) return limit;
    limit++;
  }
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
