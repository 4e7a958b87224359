const fs = require('fs');

/**
 * @param {number} k
 * @param {number[][]} grid 0 stands for an empty square
 * @returns {boolean} whether no number disturbs another one
 */
function solve(k, grid) {
  const size = k * k;
  const marks = () => Array.from({ length: size }, () => new Uint8Array(size + 1));
  const [rows, columns, boxes] = [marks(), marks(), marks()];
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      const number = grid[r][c];
      if (number === 0) continue;
      const box = Math.floor(r / k) + Math.floor(c / k);
      if (rows[r][number] || columns[c][number] || boxes[box][number]) return false;
      rows[r][number] = columns[c][number] = boxes[box][number] = 1;
    }
  }
  return true;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(Number(first), rows.map((row) => row.split(' ').map(Number))));
