const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(lines[0]);
const grid = lines.slice(1).map((line) => line.trim().split(/\s+/).map(Number));
const range = [...Array(k * k).keys()];

const noRepeats = (cells) => {
  const filled = cells.filter((x) => x > 0);
  return new Set(filled).size === filled.length;
};

const rows = range.map((i) => range.map((j) => grid[i][j]));
const columns = range.map((i) => range.map((j) => grid[i][j]));
const boxes = range.map((b) => range.map((j) => {
  const top = Math.floor(b / k) * k;
  const left = (b % k) * k;
  return grid[top + Math.floor(j / k)][left + (j % k)];
}));

console.log([...rows, ...columns, ...boxes].every(noRepeats));
