const fs = require('fs');

/**
 * @param {number[]} numbers the list, in no order
 * @returns {number} the smallest positive integer that is not in the list
 */
function solve(numbers) {
  // Write your solution here.
  return 1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
