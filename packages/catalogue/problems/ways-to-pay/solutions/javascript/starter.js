const fs = require('fs');

/**
 * @param {number[]} coins different values
 * @param {number} amount
 * @returns {number} the number of ways to pay, modulo 1 000 000 007
 */
function solve(coins, amount) {
  // Write your solution here.
  return 0;
}

const [n, amount, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), amount));
