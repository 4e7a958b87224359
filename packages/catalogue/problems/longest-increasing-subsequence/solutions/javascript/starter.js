const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the length of a longest strictly increasing subsequence
 */
function solve(values) {
  // Write your solution here.
  return 0;
}

const [n, ...values] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(values.slice(0, n)));
