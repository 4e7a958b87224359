const fs = require('fs');

/**
 * @param {string[]} rows
 * @param {string} word
 * @returns {boolean} whether a path that uses no square twice spells the word
 */
function solve(rows, word) {
  const used = rows.map((row) => Array.from(row, () => false));

  const trace = (y, x, at) => {
    if (rows[y]?.[x] !== word[at] || used[y][x]) return false;
    if (at === word.length - 1) return true;
    used[y][x] = true;
    const found =
      trace(y - 1, x, at + 1) ||
      trace(y + 1, x, at + 1) ||
      trace(y, x - 1, at + 1) ||
      trace(y, x + 1, at + 1);
    used[y][x] = false;
    return found;
  };

  return rows.some((row, y) => Array.from(row).some((_, x) => trace(y, x, 0)));
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const word = lines.pop();
console.log(solve(lines, word));
