const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {boolean} whether some value occurs at least twice
 */
function solve(values) {
  // Write your solution here.
  return false;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
