const fs = require('fs');

/**
 * @param {number[]} row the brightness of the lanterns
 * @returns {number} the most that can be earned
 */
function solve(row) {
  // Write your solution here.
  return 0;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
