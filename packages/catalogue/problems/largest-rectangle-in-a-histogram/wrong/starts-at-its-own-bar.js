const fs = require('fs');

/**
 * @param {number[]} heights
 * @returns {number} the area of the largest rectangle within the bars
 */
function solve(heights) {
  const open = [];
  let largest = 0;
  for (let i = 0; i <= heights.length; i++) {
    const height = heights[i] ?? 0;
    while (open.length > 0 && heights[open.at(-1)] > height) {
      const start = open.pop();
      largest = Math.max(largest, heights[start] * (i - start));
    }
    open.push(i);
  }
  return largest;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
