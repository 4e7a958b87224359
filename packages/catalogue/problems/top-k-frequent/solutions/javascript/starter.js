const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} k
 * @returns {number[]} the k most frequent values, in any order
 */
function solve(values, k) {
  // Write your solution here.
  return values.slice(0, k);
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
