const fs = require('fs');

/**
 * @param {number[]} heights the heights in clockwise order
 * @returns {number[]} for each lighthouse the steps to the next taller one, or 0
 */
function solve(heights) {
  const n = heights.length;
  const steps = new Array(n).fill(0);
  const waiting = [];
  for (let walked = 0; walked < 2 * n; walked++) {
    const height = heights[walked % n];
    while (waiting.length > 0 && heights[waiting[waiting.length - 1]] < height) {
      const at = waiting.pop();
      steps[at] = walked - at;
    }
    if (walked < n) waiting.push(walked);
  }
  return steps;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
