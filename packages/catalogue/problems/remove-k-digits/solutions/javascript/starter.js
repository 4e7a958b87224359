const fs = require('fs');

/**
 * @param {string} digits the number over the door
 * @param {number} k how many digits are removed
 * @returns {string} the smallest number that can remain
 */
function solve(digits, k) {
  // Write your solution here.
  return '0';
}

const [digits, k] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(digits, Number(k)));
