const fs = require('fs');

/**
 * @param {number[]} reaches how far one can jump from each stone
 * @returns {number} the smallest number of jumps to the last stone, or -1
 */
function solve(reaches) {
  // Write your solution here.
  return -1;
}

const [n, ...rest] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(solve(rest.slice(0, n)));
