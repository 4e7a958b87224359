const fs = require('fs');

/**
 * @param {number[]} heights the heights in clockwise order
 * @returns {number[]} for each lighthouse the steps to the next taller one, or 0
 */
function solve(heights) {
  const n = heights.length;
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const steps = new Array(n).fill(0);
  for (let r = 0; r + 1 < n; r++) {
    if (heights[order[r + 1]] > heights[order[r]]) steps[order[r]] = (order[r + 1] - order[r] + n) % n;
  }
  return steps;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
