const fs = require('fs');

/**
 * @param {number} x at least 0
 * @returns {number} the square root of x
 */
function solve(x) {
  let low = 0;
  let high = Math.max(1, x);
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (middle * middle <= x) low = middle;
    else high = middle;
  }
  return low;
}

const x = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(x).toFixed(9));
