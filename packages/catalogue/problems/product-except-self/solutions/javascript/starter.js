const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} for each position the product of the other elements
 */
function solve(values) {
  // Write your solution here.
  return values.map(() => 0);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
