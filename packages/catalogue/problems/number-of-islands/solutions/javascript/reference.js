const fs = require('fs');

/**
 * @param {string[]} rows strings of '0' (water) and '1' (land), all of the same length
 * @returns {number} how many islands there are
 */
function solve(rows) {
  const height = rows.length;
  const width = rows[0].length;
  const unseen = rows.map((row) => Array.from(row, (square) => square === '1'));
  let islands = 0;

  const flood = (row, column) => {
    const stack = [[row, column]];
    unseen[row][column] = false;
    while (stack.length > 0) {
      const [y, x] = stack.pop();
      for (const [ny, nx] of [
        [y - 1, x],
        [y + 1, x],
        [y, x - 1],
        [y, x + 1],
      ]) {
        if (ny < 0 || ny >= height || !unseen[ny][nx]) continue;
        unseen[ny][nx] = false;
        stack.push([ny, nx]);
      }
    }
  };

  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!unseen[row][column]) continue;
      islands++;
      flood(row, column);
    }
  }
  return islands;
}

const [, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(rows));
