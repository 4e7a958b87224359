const fs = require('fs');

/**
 * @param {number} x at least 0
 * @returns {number} the square root of x
 */
function solve(x) {
  // Write your solution here.
  return 0;
}

const x = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(x).toFixed(9));
