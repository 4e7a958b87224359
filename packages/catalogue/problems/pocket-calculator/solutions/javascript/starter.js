const fs = require('fs');

/**
 * @param {string} line
 * @returns {number} its value
 */
function solve(line) {
  // Write your solution here.
  return 0;
}

console.log(String(solve(fs.readFileSync(0, 'utf8').replace(/\n$/, ''))));
