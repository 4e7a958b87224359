const fs = require('fs');

/**
 * @param {number[]} bookings in the order in which they were made
 * @param {number} k
 * @returns {number} the number of periods that add up to k
 */
function solve(bookings, k) {
  const earlier = [0];
  let sum = 0;
  let periods = 0;
  for (const b of bookings) {
    sum += b;
    for (const one of earlier) if (one === sum - k) periods++;
    earlier.push(sum);
  }
  return periods;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
