const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} units of water that stay between the bars
 */
function solve(heights) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
