const fs = require('fs');

/**
 * @param {string} text
 * @param {string[]} words
 * @returns {number} the fewest words that make the text, or -1
 */
function solve(text, words) {
  const known = {};
  for (const word of words) known[word] = true;
  const longest = Math.max(...words.map((word) => word.length));
  const fewest = new Array(text.length + 1).fill(Infinity);
  fewest[0] = 0;
  for (let end = 1; end <= text.length; end++) {
    for (let begin = Math.max(0, end - longest); begin < end; begin++) {
      if (fewest[begin] + 1 < fewest[end] && known[text.slice(begin, end)]) fewest[end] = fewest[begin] + 1;
    }
  }
  const answer = fewest[text.length];
  return answer === Infinity ? -1 : answer;
}

const [text, , ...words] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(text, words));
