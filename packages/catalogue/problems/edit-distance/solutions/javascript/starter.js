const fs = require('fs');

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} the smallest number of changes that turns a into b
 */
function solve(a, b) {
  // Write your solution here.
  return Math.abs(a.length - b.length);
}

const [a, b] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(a, b));
