const fs = require('fs');

/**
 * @param {string[]} rows
 * @param {string} word
 * @returns {boolean} whether a path that uses no square twice spells the word
 */
function solve(rows, word) {
  // Write your solution here.
  return false;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const word = lines.pop();
console.log(solve(lines, word));
