const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} the area of the largest rectangle within the bars
 */
function solve(heights) {
  let largest = 0;
  for (let left = 0; left < heights.length; left++) {
    let lowest = heights[left];
    for (let right = left; right < heights.length; right++) {
      lowest = Math.min(lowest, heights[right]);
      largest = Math.max(largest, lowest * (right - left + 1));
    }
  }
  return largest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
