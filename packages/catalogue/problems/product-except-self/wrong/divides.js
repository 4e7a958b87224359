const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {number[]} for each position the product of the other elements
 */
function solve(values) {
  const product = values.reduce((all, value) => all * value, 1);
  return values.map((value) => product / value);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)).join(' '));
