const fs = require('fs');

/**
 * @param {number[]} heights the heights of the plates from left to right
 * @returns {number} the largest area between two plates
 */
function solve(heights) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b] - heights[a]);
  return Math.abs(order[0] - order[1]) * heights[order[1]];
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
