const fs = require('fs');

/**
 * @param {string} text
 * @param {string[]} words
 * @returns {number} the fewest words that make the text, or -1
 */
function solve(text, words) {
  let count = 0;
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    while (text.includes(word)) {
      text = text.replace(word, '');
      count++;
      if (count > 5000) return count;
    }
  }
  return text === '' ? count : -1;
}

const [text, , ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, words));
