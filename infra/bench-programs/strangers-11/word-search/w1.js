const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim());
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1, r + 1);
const word = lines[r + 1];

const used = Array.from({ length: r }, () => new Array(c).fill(false));

function trace(row, col, i) {
  if (i === word.length) return true;
  if (row < 0 || row >= r || col < 0 || col >= c) return false;
  if (used[row][col] || grid[row][col] !== word[i]) return false;
  used[row][col] = true;
  return (
    trace(row - 1, col, i + 1) ||
    trace(row + 1, col, i + 1) ||
    trace(row, col - 1, i + 1) ||
    trace(row, col + 1, i + 1)
  );
}

let found = false;
for (let row = 0; row < r && !found; row++) {
  for (let col = 0; col < c && !found; col++) {
    found = trace(row, col, 0);
  }
}
console.log(found);
