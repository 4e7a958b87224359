const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  const size = Math.ceil(lengths.length / k);
  let best = 0;
  for (let i = 0; i < lengths.length; i += size) {
    let sum = 0;
    for (let j = i; j < Math.min(lengths.length, i + size); j++) sum += lengths[j];
    best = Math.max(best, sum);
  }
  return best;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
