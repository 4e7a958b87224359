const fs = require('fs');

/**
 * @param {number[]} bookings in the order in which they were made
 * @param {number} k
 * @returns {number} the number of periods that add up to k
 */
function solve(bookings, k) {
  // Write your solution here.
  return 0;
}

const [n, k, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n), k));
