const fs = require('fs');

/**
 * @param {number[]} prices
 * @returns {number} the largest profit
 */
function solve(prices) {
  // Write your solution here.
  return 0;
}

const [n, ...prices] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(prices.slice(0, n))));
