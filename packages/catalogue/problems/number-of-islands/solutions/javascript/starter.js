const fs = require('fs');

/**
 * @param {string[]} rows strings of '0' (water) and '1' (land), all of the same length
 * @returns {number} how many islands there are
 */
function solve(rows) {
  // Write your solution here.
  return 0;
}

const [, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(rows));
