const fs = require('fs');

/**
 * @param {string[]} shelf `.` is an empty place, `o` a fresh cheese, `x` a mouldy one
 * @returns {number} the number of nights, or -1
 */
function solve(shelf) {
  const [r, c] = [shelf.length, shelf[0].length];
  const grid = shelf.map((row) => [...row]);
  let last = [];
  let fresh = 0;
  for (let i = 0; i < r; i++) {
    for (let j = 0; j < c; j++) {
      if (grid[i][j] === 'x') last.push([i, j]);
      if (grid[i][j] === 'o') fresh++;
    }
  }
  let nights = 0;
  while (fresh > 0 && last.length > 0) {
    const next = [];
    for (const [i, j] of last) {
      for (const [y, x] of [[i - 1, j], [i + 1, j], [i, j - 1], [i, j + 1], [i - 1, j - 1], [i - 1, j + 1], [i + 1, j - 1], [i + 1, j + 1]]) {
        if (grid[y]?.[x] !== 'o') continue;
        grid[y][x] = 'x';
        fresh--;
        next.push([y, x]);
      }
    }
    last = next;
    nights++;
  }
  return fresh > 0 ? -1 : nights;
}

const [, , ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(rows));
