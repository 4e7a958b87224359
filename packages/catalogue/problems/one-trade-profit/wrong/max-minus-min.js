const fs = require('fs');

/**
 * @param {number[]} prices one price per day
 * @returns {number} the largest profit of one trade, at least 0
 */
function solve(prices) {
  let lowest = prices[0];
  let highest = prices[0];
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  return highest - lowest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
