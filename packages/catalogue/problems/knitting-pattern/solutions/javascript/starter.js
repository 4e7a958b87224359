const fs = require('fs');

/**
 * @param {string} pattern
 * @returns {string} the stitches
 */
function solve(pattern) {
  // Write your solution here.
  return '';
}

console.log(solve(fs.readFileSync(0, 'utf8').trim()));
