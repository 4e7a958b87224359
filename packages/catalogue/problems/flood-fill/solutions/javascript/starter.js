const fs = require('fs');

/**
 * Repaints the picture in place.
 * @param {number[][]} picture rows of colours
 * @param {number} row clicked row, counted from 0
 * @param {number} column clicked column, counted from 0
 * @param {number} color the new colour
 */
function solve(picture, row, column, color) {
  // Write your solution here.
}

const [[r], [sr, sc, color], ...rows] = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));
const picture = rows.slice(0, r);
solve(picture, sr, sc, color);
console.log(picture.map((row) => row.join(' ')).join('\n'));
