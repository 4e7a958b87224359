const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} units of water that stay between the bars
 */
function solve(heights) {
  let water = 0;
  for (let i = 0; i < heights.length; i++) {
    let highestLeft = 0;
    let highestRight = 0;
    for (let j = 0; j <= i; j++) highestLeft = Math.max(highestLeft, heights[j]);
    for (let j = i; j < heights.length; j++) highestRight = Math.max(highestRight, heights[j]);
    water += Math.min(highestLeft, highestRight) - heights[i];
  }
  return water;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
