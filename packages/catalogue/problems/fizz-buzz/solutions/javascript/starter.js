const fs = require('fs');

/**
 * @param {number} n
 * @returns {string[]} the lines for 1 to n
 */
function solve(n) {
  // Write your solution here.
  return [];
}

const n = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(n).join('\n'));
