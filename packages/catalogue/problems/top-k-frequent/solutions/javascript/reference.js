const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} k
 * @returns {number[]} the k most frequent values, in any order
 */
function solve(values, k) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, k)
    .map(([value]) => value);
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
