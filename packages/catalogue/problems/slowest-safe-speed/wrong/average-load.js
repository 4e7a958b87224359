const fs = require('fs');

/**
 * @param {number[]} contents litres per tank
 * @param {number} hours
 * @returns {number} the lowest speed that empties all tanks in time
 */
function solve(contents, hours) {
  const total = contents.reduce((sum, litres) => sum + litres, 0);
  return Math.ceil(total / hours);
}

const [n, hours, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), hours));
