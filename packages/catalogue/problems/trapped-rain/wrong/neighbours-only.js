const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} units of water that stay between the bars
 */
function solve(heights) {
  let water = 0;
  for (let i = 1; i < heights.length - 1; i++) {
    water += Math.max(0, Math.min(heights[i - 1], heights[i + 1]) - heights[i]);
  }
  return water;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
