const fs = require('fs');

/**
 * @param {number[]} values
 * @returns {boolean} whether some value occurs at least twice
 */
function solve(values) {
  return values.some((value, i) => i > 0 && value === values[i - 1]);
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(String(solve(rest.slice(0, n))));
