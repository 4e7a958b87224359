const fs = require('fs');

/**
 * @param {number[]} values
 * @param {number} k width of the window
 * @returns {number[]} the maximum of every window, from left to right
 */
function solve(values, k) {
  // Write your solution here.
  return values.slice(k - 1);
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k).join(' '));
