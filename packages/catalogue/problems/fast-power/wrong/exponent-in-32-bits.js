const fs = require('fs');

/**
 * @param {number} a
 * @param {number} b
 * @param {number} m
 * @returns {number} the remainder of a to the power of b on division by m
 */
function solve(a, b, m) {
  let result = 1 % m;
  let square = a % m;
  while (b > 0) {
    if (b & 1) result = (result * square) % m;
    square = (square * square) % m;
    b >>= 1;
  }
  return result;
}

const [, ...locks] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(locks.map((line) => solve(...line.split(' ').map(Number))).join('\n'));
