const fs = require('fs');

/**
 * @param {number[]} weights
 * @returns {number} the weight of the last stone, or 0
 */
function solve(weights) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
