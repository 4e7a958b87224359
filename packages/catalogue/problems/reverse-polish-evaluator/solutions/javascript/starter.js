const fs = require('fs');

/**
 * @param {string[]} tokens a well formed expression
 * @returns {number} its value
 */
function solve(tokens) {
  // Write your solution here.
  return 0;
}

const [, line] = fs.readFileSync(0, 'utf8').split('\n');
console.log(String(solve(line.trim().split(' '))));
