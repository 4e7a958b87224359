const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} the values with all zeros at the end
 */
function solve(values) {
  // Write your solution here.
  return values;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
