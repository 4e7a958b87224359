const fs = require('fs');

/**
 * @param {string[]} rows strings of '0' (water) and '1' (land), all of the same length
 * @returns {number} how many islands there are
 */
function solve(rows) {
  const unseen = rows.map((row) => Array.from(row, (square) => square === '1'));
  let islands = 0;
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < rows[0].length; column++) {
      if (!unseen[row][column]) continue;
      islands++;
      const stack = [[row, column]];
      while (stack.length > 0) {
        const [y, x] = stack.pop();
        for (let ny = y - 1; ny <= y + 1; ny++) {
          for (let nx = x - 1; nx <= x + 1; nx++) {
            if (!unseen[ny]?.[nx]) continue;
            unseen[ny][nx] = false;
            stack.push([ny, nx]);
          }
        }
      }
    }
  }
  return islands;
}

const [, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(rows));
