const fs = require('fs');

/**
 * @param {string} text
 * @param {string[]} words
 * @returns {number} the fewest words that make the text, or -1
 */
function solve(text, words) {
  // Write your solution here.
  return -1;
}

const [text, , ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, words));
