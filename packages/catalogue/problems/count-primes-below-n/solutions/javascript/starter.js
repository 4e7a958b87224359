const fs = require('fs');

/**
 * @param {number} n
 * @returns {number} how many primes are less than n
 */
function solve(n) {
  // Write your solution here.
  return 0;
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
