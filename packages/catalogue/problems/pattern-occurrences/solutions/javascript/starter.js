const fs = require('fs');

/**
 * @param {string} text small letters
 * @param {string} figure small letters, possibly more than the text has
 * @returns {number} how many times the figure occurs in the text
 */
function solve(text, figure) {
  // Write your solution here.
  return 0;
}

const [text, figure] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, figure));
