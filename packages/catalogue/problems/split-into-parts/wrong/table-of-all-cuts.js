const fs = require('fs');

/**
 * @param {number[]} lengths the lengths of the scenes in seconds
 * @param {number} k the number of discs
 * @returns {number} the smallest possible length of the longest disc
 */
function solve(lengths, k) {
  const n = lengths.length;
  const sums = [0];
  for (const length of lengths) sums.push(sums[sums.length - 1] + length);
  let best = sums.map((sum) => (sum === 0 ? 0 : Infinity));
  for (let disc = 1; disc <= k; disc++) {
    const next = new Array(n + 1).fill(Infinity);
    for (let i = disc; i <= n; i++) {
      for (let p = disc - 1; p < i; p++) next[i] = Math.min(next[i], Math.max(best[p], sums[i] - sums[p]));
    }
    best = next;
  }
  return best[n];
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
