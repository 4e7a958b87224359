const fs = require('fs');

/**
 * @param {string[]} shelf `.` is an empty place, `o` a fresh cheese, `x` a mouldy one
 * @returns {number} the number of nights, or -1
 */
function solve(shelf) {
  let grid = shelf.map((row) => [...row]);
  const [r, c] = [grid.length, grid[0].length];
  for (let night = 0; ; night++) {
    const next = grid.map((row) => [...row]);
    let changed = false;
    for (let i = 0; i < r; i++)
      for (let j = 0; j < c; j++) {
        if (grid[i][j] !== 'o') continue;
        if (grid[i - 1]?.[j] === 'x' || grid[i + 1]?.[j] === 'x' || grid[i][j - 1] === 'x' || grid[i][j + 1] === 'x') {
          next[i][j] = 'x';
          changed = true;
        }
      }
    if (!changed) return grid.some((row) => row.includes('o')) ? -1 : night;
    grid = next;
  }
}

const [, , ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(rows));
