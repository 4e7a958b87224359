const fs = require('fs');

function solve(k, grid) {
  const size = k * k;
  const [rows, columns, boxes] = [1, 2, 3].map(() => new Array(size).fill(0));
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (grid[r][c] === 0) continue;
      const bit = 1 << grid[r][c];
      const box = Math.floor(r / k) * k + Math.floor(c / k);
      if ((rows[r] | columns[c] | boxes[box]) & bit) return false;
      rows[r] |= bit;
      columns[c] |= bit;
      boxes[box] |= bit;
    }
  }
  return true;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(Number(first), rows.map((row) => row.split(' ').map(Number))));
