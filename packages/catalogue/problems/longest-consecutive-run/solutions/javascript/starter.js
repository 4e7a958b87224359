const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of the longest run of consecutive integers
 */
function solve(values) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
