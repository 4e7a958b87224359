const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0]);
const size = k * k;
const grid = [];
for (let i = 0; i < size; i++) grid.push(lines[i + 1].trim().split(' ').map(Number));

function isOk(row, col) {
  const value = grid[row][col];
  for (let j = 0; j < size; j++) {
    if (j !== col && grid[row][j] === value) return false;
  }
  for (let i = 0; i < size; i++) {
    if (i !== row && grid[i][col] === value) return false;
  }
  const boxRow = Math.floor(row / k) * k;
  const boxCol = Math.floor(col / k) * k;
  for (let i = boxRow; i < boxRow + k; i++) {
    for (let j = boxCol; j < boxCol + k; j++) {
      if ((i !== row || j !== col) && grid[i][j] === value) return false;
    }
  }
  return true;
}

let result = true;
for (let i = 0; i < size; i++) {
  for (let j = 0; j < size; j++) {
    if (grid[i][j] !== 0 && !isOk(i, j)) result = false;
  }
}
console.log(result);
