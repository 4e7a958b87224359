const fs = require('fs');

/**
 * @param {number[]} bookings in the order in which they were made
 * @param {number} k
 * @returns {number} the number of periods that add up to k
 */
function solve(bookings, k) {
  const timesSeen = new Map([[0, 1]]);
  let sum = 0;
  let periods = 0;
  for (const booking of bookings) {
    sum += booking;
    periods += timesSeen.get(sum - k) ?? 0;
    timesSeen.set(sum, (timesSeen.get(sum) ?? 0) + 1);
  }
  return periods;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
