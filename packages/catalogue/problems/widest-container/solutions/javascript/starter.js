const fs = require('fs');

/**
 * @param {number[]} heights the heights of the plates from left to right
 * @returns {number} the largest area between two plates
 */
function solve(heights) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
