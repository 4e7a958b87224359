const fs = require('fs');

/**
 * @param {number[]} prices one price per day
 * @returns {number} the largest profit of one trade, at least 0
 */
function solve(prices) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
