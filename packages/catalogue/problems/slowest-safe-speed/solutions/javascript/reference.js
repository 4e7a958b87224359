const fs = require('fs');

/**
 * @param {number[]} contents litres per tank
 * @param {number} hours
 * @returns {number} the lowest speed that empties all tanks in time
 */
function solve(contents, hours) {
  const hoursNeeded = (speed) => contents.reduce((sum, litres) => sum + Math.ceil(litres / speed), 0);
  let low = 1;
  let high = contents.reduce((a, b) => Math.max(a, b));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (hoursNeeded(middle) <= hours) high = middle;
    else low = middle + 1;
  }
  return low;
}

const [n, hours, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), hours));
