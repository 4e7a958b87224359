const fs = require('fs');

/**
 * @param {string} digits
 * @returns {number} the number of ways to read them, modulo 1 000 000 007
 */
function solve(digits) {
  // Write your solution here.
  return 0;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
