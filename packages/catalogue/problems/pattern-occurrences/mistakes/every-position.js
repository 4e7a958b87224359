const fs = require('fs');

/**
 * @param {string} text small letters
 * @param {string} figure small letters, possibly more than the text has
 * @returns {number} how many times the figure occurs in the text
 */
function solve(text, figure) {
  let found = 0;
  for (let i = 0; i + figure.length <= text.length; i++) {
    let j = 0;
    while (j < figure.length && text[i + j] === figure[j]) j++;
    if (j === figure.length) found++;
  }
  return found;
}

const [text, figure] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, figure));
