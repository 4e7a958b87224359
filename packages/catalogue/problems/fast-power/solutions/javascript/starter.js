const fs = require('fs');

/**
 * @param {number} a
 * @param {number} b
 * @param {number} m
 * @returns {number} the remainder of a to the power of b on division by m
 */
function solve(a, b, m) {
  // Write your solution here.
  return 0;
}

const [, ...locks] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(locks.map((line) => solve(...line.split(' ').map(Number))).join('\n'));
