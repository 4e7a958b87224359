const fs = require('fs');

/**
 * @param {number[]} first sorted in ascending order
 * @param {number[]} second sorted in ascending order; at most one of the two is empty
 * @returns {number} the median of all values
 */
function solve(first, second) {
  // Write your solution here.
  return 0;
}

const lines = fs.readFileSync(0, 'utf8').split('\n');
const numbers = (line) => line.split(' ').filter(Boolean).map(Number);
console.log(solve(numbers(lines[1]), numbers(lines[3])).toFixed(1));
