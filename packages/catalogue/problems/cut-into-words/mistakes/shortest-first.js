const fs = require('fs');

/**
 * @param {string} text
 * @param {string[]} words
 * @returns {number} the fewest words that make the text, or -1
 */
function solve(text, words) {
  const known = new Set(words);
  let count = 0;
  let begin = 0;
  for (let end = 1; end <= text.length; end++) {
    if (!known.has(text.slice(begin, end))) continue;
    count++;
    begin = end;
  }
  return begin === text.length ? count : -1;
}

const [text, , ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, words));
