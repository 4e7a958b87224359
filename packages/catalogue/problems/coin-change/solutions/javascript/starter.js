const fs = require('fs');

/**
 * @param {number[]} coins distinct positive values
 * @param {number} amount
 * @returns {number} the smallest number of coins, or -1
 */
function solve(coins, amount) {
  // Write your solution here.
  return -1;
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
