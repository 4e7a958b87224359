const fs = require('fs');

function solve(grid, words) {
  const letters = grid.map((row) => [...row]);
  const trace = (r, c, word, at) => {
    if (at === word.length) return true;
    if (letters[r]?.[c] !== word[at]) return false;
    letters[r][c] = '';
    const found =
      trace(r - 1, c, word, at + 1) ||
      trace(r + 1, c, word, at + 1) ||
      trace(r, c - 1, word, at + 1) ||
      trace(r, c + 1, word, at + 1);
    letters[r][c] = word[at];
    return found;
  };
  return words.filter((word) => letters.some((row, r) => row.some((_, c) => trace(r, c, word, 0))));
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const rows = Number(size.split(' ')[0]);
const found = solve(lines.slice(0, rows), lines.slice(rows + 1));
console.log([found.length, ...found.sort()].join('\n'));
