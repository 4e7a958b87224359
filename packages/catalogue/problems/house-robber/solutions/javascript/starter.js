const fs = require('fs');

/**
 * @param {number[]} amounts what each house holds, from left to right
 * @returns {number} the largest total without two neighbours
 */
function solve(amounts) {
  // Write your solution here.
  return 0;
}

const [n, ...amounts] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(amounts.slice(0, n)));
