const fs = require('fs');

/**
 * @param {string} letters
 * @returns {string[]} all words in alphabetical order
 */
function solve(letters) {
  // Write your solution here.
  return [];
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]).join('\n'));
