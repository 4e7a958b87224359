const fs = require('fs');

/**
 * @param {number} n side of the board
 * @returns {number} in how many ways n queens can stand without attacking each other
 */
function solve(n) {
  // Write your solution here.
  return 0;
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
