const fs = require('fs');

function solve(grid, words) {
  const counts = {};
  for (const letter of grid.join('')) counts[letter] = (counts[letter] ?? 0) + 1;
  return words.filter((word) => [...word].every((letter) => word.split(letter).length - 1 <= (counts[letter] ?? 0)));
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const rows = Number(size.split(' ')[0]);
const found = solve(lines.slice(0, rows), lines.slice(rows + 1));
console.log([found.length, ...found.sort()].join('\n'));
