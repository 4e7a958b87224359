const fs = require('fs');

/**
 * @param {number[]} weights in kilograms
 * @param {number[]} values in coins
 * @param {number} c how many kilograms the ship can lift
 * @returns {number} the largest total value
 */
function solve(weights, values, c) {
  // Write your solution here.
  return 0;
}

const [n, c, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n), c));
