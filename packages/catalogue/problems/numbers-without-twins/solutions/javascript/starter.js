const fs = require('fs');

/**
 * @param {number} a
 * @param {number} b
 * @returns {number} how many numbers from a to b the machine can print
 */
function solve(a, b) {
  // Write your solution here.
  return 0;
}

const [a, b] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(a, b));
