const fs = require('fs');

/**
 * @param {number} n side of the board
 * @returns {number} in how many ways n queens can stand without attacking each other
 */
function solve(n) {
  const all = (1 << n) - 1;
  const place = (columns, right) => {
    if (columns === all) return 1;
    let ways = 0;
    for (let free = all & ~(columns | right); free !== 0; free &= free - 1) {
      const queen = free & -free;
      ways += place(columns | queen, (right | queen) >> 1);
    }
    return ways;
  };
  return place(0, 0);
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
