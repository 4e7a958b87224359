const fs = require('fs');

/**
 * @param {number[]} factors the factors in the order of the amplifiers
 * @returns {number} the largest product of a non-empty stretch
 */
function solve(factors) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
