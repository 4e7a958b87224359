const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number} the value that occurs once
 */
function solve(values) {
  return values.reduce((all, value) => all ^ Math.abs(value), 0);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
