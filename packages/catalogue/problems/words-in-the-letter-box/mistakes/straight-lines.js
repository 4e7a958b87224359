const fs = require('fs');

function solve(grid, words) {
  const columns = [...grid[0]].map((_, c) => grid.map((row) => row[c]).join(''));
  const lines = [...grid, ...columns];
  const all = [...lines, ...lines.map((line) => [...line].reverse().join(''))].join(' ');
  return words.filter((word) => all.includes(word));
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const rows = Number(size.split(' ')[0]);
const found = solve(lines.slice(0, rows), lines.slice(rows + 1));
console.log([found.length, ...found.sort()].join('\n'));
