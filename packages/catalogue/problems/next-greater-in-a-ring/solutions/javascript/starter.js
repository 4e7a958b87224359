const fs = require('fs');

/**
 * @param {number[]} heights the heights in clockwise order
 * @returns {number[]} for each lighthouse the steps to the next taller one, or 0
 */
function solve(heights) {
  // Write your solution here.
  return heights.map(() => 0);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
