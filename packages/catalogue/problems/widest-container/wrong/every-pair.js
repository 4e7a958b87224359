const fs = require('fs');

/**
 * @param {number[]} heights the heights of the plates from left to right
 * @returns {number} the largest area between two plates
 */
function solve(heights) {
  let best = 0;
  for (let i = 0; i < heights.length; i++) {
    for (let j = i + 1; j < heights.length; j++) {
      best = Math.max(best, (j - i) * Math.min(heights[i], heights[j]));
    }
  }
  return best;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
