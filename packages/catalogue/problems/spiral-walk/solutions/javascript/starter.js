const fs = require('fs');

/**
 * @param {number[][]} lawn rows of numbers
 * @returns {number[]} the numbers in the order of the walk
 */
function solve(lawn) {
  // Write your solution here.
  return lawn.flat();
}

const [r, c, ...numbers] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lawn = Array.from({ length: r }, (_, y) => numbers.slice(y * c, (y + 1) * c));
console.log(solve(lawn).join(' '));
