const fs = require('fs');

/**
 * @param {string[]} rows
 * @param {string} word
 * @returns {boolean} whether a path that uses no square twice spells the word
 */
function solve(rows, word) {
  const read = (y, x, dy, dx) => Array.from(word, (_, i) => rows[y + i * dy]?.[x + i * dx] ?? ' ').join('');
  const steps = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ];
  return rows.some((row, y) =>
    Array.from(row).some((_, x) => steps.some(([dy, dx]) => read(y, x, dy, dx) === word)),
  );
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const word = lines.pop();
console.log(solve(lines, word));
