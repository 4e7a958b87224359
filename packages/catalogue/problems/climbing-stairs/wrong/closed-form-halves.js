const fs = require('fs');

/**
 * @param {number} n how many steps the staircase has
 * @returns {number} in how many ways it can be climbed
 */
function solve(n) {
  return n < 4 ? n : 3 * 2 ** (n - 3);
}

const n = Number(fs.readFileSync(0, 'utf8'));
console.log(solve(n));
