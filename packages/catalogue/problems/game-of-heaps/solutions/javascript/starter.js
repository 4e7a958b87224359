const fs = require('fs');

/**
 * @param {number[]} heaps the sizes, up to 10^12
 * @returns {number} how many first moves win
 */
function solve(heaps) {
  // Write your solution here.
  return 0;
}

const [n, ...sizes] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(sizes.slice(0, n)));
