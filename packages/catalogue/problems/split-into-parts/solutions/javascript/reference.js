const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  let low = 0;
  let high = 0;
  for (const length of lengths) {
    low = Math.max(low, length);
    high += length;
  }
  while (low < high) {
    const limit = Math.floor((low + high) / 2);
    if (discsFor(lengths, limit) <= k) high = limit;
    else low = limit + 1;
  }
  return low;
}

/** The fewest discs of this length; no scene is longer than the limit. */
function discsFor(lengths, limit) {
  let discs = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > limit) {
      discs++;
      used = 0;
    }
    used += length;
  }
  return discs;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
