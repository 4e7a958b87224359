const fs = require('fs');

/**
 * @param {string} s one line of printable ASCII
 * @returns {boolean}
 */
function solve(s) {
  // Write your solution here.
  return false;
}

const [line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(String(solve(line)));
