const fs = require('fs');

/**
 * @param {number} n side of the board
 * @returns {number} in how many ways n queens can stand without attacking each other
 */
function solve(n) {
  const all = (1 << n) - 1;
  // One bit per column that the current row finds attacked.
  const place = (columns, left, right) => {
    if (columns === all) return 1;
    let ways = 0;
    for (let free = all & ~(columns | left | right); free !== 0; free &= free - 1) {
      const queen = free & -free;
      ways += place(columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return ways;
  };
  return place(0, 0, 0);
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
