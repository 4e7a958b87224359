const fs = require('fs');

/**
 * @param {string} strip
 * @returns {number} the smallest number of cuts
 */
function solve(strip) {
  // Write your solution here.
  return 0;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]));
