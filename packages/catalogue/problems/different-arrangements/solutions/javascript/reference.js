const fs = require('fs');

/**
 * @param {string} letters
 * @returns {string[]} all words in alphabetical order
 */
function solve(letters) {
  const left = new Map();
  for (const letter of [...letters].sort()) left.set(letter, (left.get(letter) ?? 0) + 1);
  const words = [];
  const word = [];

  function fill() {
    if (word.length === letters.length) {
      words.push(word.join(''));
      return;
    }
    for (const [letter, count] of left) {
      if (count === 0) continue;
      left.set(letter, count - 1);
      word.push(letter);
      fill();
      word.pop();
      left.set(letter, count);
    }
  }

  fill();
  return words;
}

console.log(solve(fs.readFileSync(0, 'utf8').trim().split(/\s+/)[1]).join('\n'));
