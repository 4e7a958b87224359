const fs = require('fs');

/**
 * @param {string} flags
 * @returns {number} the smallest number of exchanges
 */
function solve(flags) {
  // Write your solution here.
  return 0;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
