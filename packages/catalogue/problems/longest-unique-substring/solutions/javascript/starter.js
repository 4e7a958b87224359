const fs = require('fs');

/**
 * @param {string} s one line of printable ASCII
 * @returns {number} the length of its longest part without a repeated character
 */
function solve(s) {
  // Write your solution here.
  return 0;
}

const [line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(solve(line));
