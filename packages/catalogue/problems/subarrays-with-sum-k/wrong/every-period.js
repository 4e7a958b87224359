const fs = require('fs');

/**
 * @param {number[]} bookings in the order in which they were made
 * @param {number} k
 * @returns {number} the number of periods that add up to k
 */
function solve(bookings, k) {
  let periods = 0;
  for (let start = 0; start < bookings.length; start++) {
    let sum = 0;
    for (let end = start; end < bookings.length; end++) {
      sum += bookings[end];
      if (sum === k) periods++;
    }
  }
  return periods;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
