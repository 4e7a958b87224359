const fs = require('fs');

/**
 * @param {string[]} rows
 * @param {string} word
 * @returns {boolean} whether a path that uses no square twice spells the word
 */
function solve(rows, word) {
  const trace = (y, x, at) => {
    if (rows[y]?.[x] !== word[at]) return false;
    if (at === word.length - 1) return true;
    return (
      trace(y - 1, x, at + 1) || trace(y + 1, x, at + 1) || trace(y, x - 1, at + 1) || trace(y, x + 1, at + 1)
    );
  };
  return rows.some((row, y) => Array.from(row).some((_, x) => trace(y, x, 0)));
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const word = lines.pop();
console.log(solve(lines, word));
