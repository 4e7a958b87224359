const fs = require('fs');

/**
 * @param {string} text small letters
 * @param {string} figure small letters, possibly more than the text has
 * @returns {number} how many times the figure occurs in the text
 */
function solve(text, figure) {
  const border = new Int32Array(figure.length);
  for (let i = 1, matched = 0; i < figure.length; i++) {
    while (matched > 0 && figure[i] !== figure[matched]) matched = border[matched - 1];
    if (figure[i] === figure[matched]) matched++;
    border[i] = matched;
  }
  let found = 0;
  let matched = 0;
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && text[i] !== figure[matched]) matched = border[matched - 1];
    if (text[i] === figure[matched]) matched++;
    if (matched === figure.length) {
      found++;
      matched = border[matched - 1];
    }
  }
  return found;
}

const [text, figure] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, figure));
