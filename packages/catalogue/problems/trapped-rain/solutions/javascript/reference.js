const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} units of water that stay between the bars
 */
function solve(heights) {
  let left = 0;
  let right = heights.length - 1;
  let highestLeft = 0;
  let highestRight = 0;
  let water = 0;
  while (left <= right) {
    highestLeft = Math.max(highestLeft, heights[left]);
    highestRight = Math.max(highestRight, heights[right]);
    if (highestLeft <= highestRight) water += highestLeft - heights[left++];
    else water += highestRight - heights[right--];
  }
  return water;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
