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
  const paint = (y, x) => {
    if (picture[y]?.[x] !== old) return;
    picture[y][x] = color;
    paint(y - 1, x);
    paint(y + 1, x);
    paint(y, x - 1);
    paint(y, x + 1);
  };
  paint(row, column);
}

const [[r], [sr, sc, color], ...rows] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const picture = rows.slice(0, r);
solve(picture, sr, sc, color);
console.log(picture.map((row) => row.join(' ')).join('\n'));
