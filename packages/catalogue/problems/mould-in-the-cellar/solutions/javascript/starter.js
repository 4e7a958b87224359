const fs = require('fs');

/**
 * @param {string[]} shelf `.` is an empty place, `o` a fresh cheese, `x` a mouldy one
 * @returns {number} the number of nights, or -1
 */
function solve(shelf) {
  // Write your solution here.
  return -1;
}

const [, , ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(rows));
