const fs = require('fs');

/**
 * @param {number[]} heights the heights in clockwise order
 * @returns {number[]} for each lighthouse the steps to the next taller one, or 0
 */
function solve(heights) {
  const n = heights.length;
  return heights.map((height, i) => {
    for (let s = 1; s < n; s++) if (heights[(i + s) % n] > height) return s;
    return 0;
  });
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
