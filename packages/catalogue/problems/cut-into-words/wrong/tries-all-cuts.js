const fs = require('fs');

/**
 * @param {string} text
 * @param {string[]} words
 * @returns {number} the fewest words that make the text, or -1
 */
function solve(text, words) {
  let best = Infinity;
  const stack = [[0, 0]];
  while (stack.length > 0) {
    const [at, count] = stack.pop();
    if (at === text.length) best = Math.min(best, count);
    else for (const word of words) if (text.startsWith(word, at)) stack.push([at + word.length, count + 1]);
  }
  return best === Infinity ? -1 : best;
}

const [text, , ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, words));
