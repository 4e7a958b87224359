const fs = require('fs');

/**
 * @param {number[]} contents litres per tank
 * @param {number} hours
 * @returns {number} the lowest speed that empties all tanks in time
 */
function solve(contents, hours) {
  // Write your solution here.
  return 1;
}

const [n, hours, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), hours));
