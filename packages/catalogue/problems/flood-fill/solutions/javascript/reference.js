const fs = require('fs');

/**
 * Repaints the picture in place.
 * @param {number[][]} picture rows of colours
 * @param {number} row clicked row, counted from 0
 * @param {number} column clicked column, counted from 0
 * @param {number} color the new colour
 */
function solve(picture, row, column, color) {
  const old = picture[row][column];
  if (old === color) return;
  picture[row][column] = color;
  const stack = [[row, column]];
  while (stack.length > 0) {
    const [y, x] = stack.pop();
    for (const [ny, nx] of [
      [y - 1, x],
      [y + 1, x],
      [y, x - 1],
      [y, x + 1],
    ]) {
      if (picture[ny]?.[nx] !== old) continue;
      picture[ny][nx] = color;
      stack.push([ny, nx]);
    }
  }
}

const [[r], [sr, sc, color], ...rows] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const picture = rows.slice(0, r);
solve(picture, sr, sc, color);
console.log(picture.map((row) => row.join(' ')).join('\n'));
