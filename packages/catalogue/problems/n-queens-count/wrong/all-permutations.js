const fs = require('fs');

/**
 * @param {number} n side of the board
 * @returns {number} in how many ways n queens can stand without attacking each other
 */
function solve(n) {
  const columns = Array.from({ length: n }, (_, i) => i);
  const peaceful = () =>
    columns.every((x, y) =>
      columns.every((other, row) => row === y || Math.abs(x - other) !== Math.abs(y - row)),
    );
  const arrange = (row) => {
    if (row === n) return peaceful() ? 1 : 0;
    let ways = 0;
    for (let i = row; i < n; i++) {
      [columns[row], columns[i]] = [columns[i], columns[row]];
      ways += arrange(row + 1);
      [columns[row], columns[i]] = [columns[i], columns[row]];
    }
    return ways;
  };
  return arrange(0);
}

console.log(solve(Number(fs.readFileSync(0, 'utf8'))));
