const fs = require('fs');

/**
 * @param {number[]} temperatures
 * @returns {number[]} for each day the number of days until a warmer one, or 0
 */
function solve(temperatures) {
  // Write your solution here.
  return temperatures.map(() => 0);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
