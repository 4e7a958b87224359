const fs = require('fs');

/**
 * @param {string} word
 * @param {string} pattern
 * @returns {number} how many beginnings of the word match the pattern
 */
function solve(word, pattern) {
  // Write your solution here.
  return 0;
}

const [word, pattern] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(word, pattern));
