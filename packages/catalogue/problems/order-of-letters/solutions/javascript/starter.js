const fs = require('fs');

/**
 * @param {string[]} words
 * @returns {string | null} the letters in order, null if no order fits
 */
function solve(words) {
  // Write your solution here.
  return null;
}

const [, ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(words) ?? 'impossible');
