const fs = require('fs');

/**
 * @param {number} n the number of huts
 * @param {[number, number, number][]} offers two huts, numbered from 1, and the cost
 * @returns {number} the smallest total cost, or -1
 */
function solve(n, offers) {
  // Write your solution here.
  return -1;
}

const [n, m, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const offers = Array.from({ length: m }, (_, i) => [rest[3 * i], rest[3 * i + 1], rest[3 * i + 2]]);
console.log(solve(n, offers));
