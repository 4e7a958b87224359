const fs = require('fs');

/**
 * @param {number[]} bags in ascending order
 * @param {number[]} hats in ascending order
 * @param {number} k
 * @returns {number} the price of the k-th cheapest pair
 */
function solve(bags, hats, k) {
  // Write your solution here.
  return 0;
}

const [n, m, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, n + m), k));
