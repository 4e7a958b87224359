const fs = require('fs');

/**
 * @param {string[]} shelf `.` is an empty place, `o` a fresh cheese, `x` a mouldy one
 * @returns {number} the number of nights, or -1
 */
function solve(shelf) {
  const [r, c] = [shelf.length, shelf[0].length];
  const night = shelf.map((row) => [...row].map((mark) => (mark === 'x' ? 0 : undefined)));
  const queue = [];
  for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) if (shelf[i][j] === 'x') queue.push([i, j]);
  let last = 0;
  for (let k = 0; k < queue.length && k < r * c * 4; k++) {
    const [i, j] = queue[k];
    for (const [y, x] of [[i - 1, j], [i + 1, j], [i, j - 1], [i, j + 1]]) {
      if (shelf[y]?.[x] === undefined || shelf[y][x] === '.' || night[y][x]) continue;
      last = night[y][x] = night[i][j] + 1;
      queue.push([y, x]);
    }
  }
  for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) if (shelf[i][j] === 'o' && !night[i][j]) return -1;
  return last;
}

const [, , ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(rows));
