const fs = require('fs');

/**
 * @param {number[]} heights the heights of the plates from left to right
 * @returns {number} the largest area between two plates
 */
function solve(heights) {
  let left = 0;
  let right = heights.length - 1;
  let best = 0;
  while (left < right) {
    const area = ((right - left) * Math.min(heights[left], heights[right])) | 0;
    if (area > best) best = area;
    if (heights[left] <= heights[right]) left++;
    else right--;
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
