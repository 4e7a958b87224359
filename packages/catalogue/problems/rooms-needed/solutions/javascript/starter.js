const fs = require('fs');

/**
 * @param {number[]} starts the second in which each lesson begins
 * @param {number[]} ends the second in which each lesson ends
 * @returns {number} the smallest number of rooms
 */
function solve(starts, ends) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), rest.slice(n, 2 * n)));
