const fs = require('fs');

/**
 * @param {string} text small letters
 * @param {string} figure small letters, possibly more than the text has
 * @returns {number} how many times the figure occurs in the text
 */
function solve(text, figure) {
  let found = 0;
  let matched = 0;
  for (const letter of text) {
    if (letter === figure[matched]) matched++;
    else matched = letter === figure[0] ? 1 : 0;
    if (matched === figure.length) {
      found++;
      matched = 0;
    }
  }
  return found;
}

const [text, figure] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, figure));
