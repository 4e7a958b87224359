const fs = require('fs');

function solve(k, grid) {
  const size = k * k;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      const number = grid[r][c];
      if (number === 0) continue;
      for (let i = 0; i < size; i++) {
        const y = Math.floor(r / k) * k + Math.floor(i / k);
        const x = Math.floor(c / k) * k + (i % k);
        if (i !== c && grid[r][i] === number) return false;
        if (i !== r && grid[i][c] === number) return false;
        if ((y !== r || x !== c) && grid[y][x] === number) return false;
      }
    }
  }
  return true;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(Number(first), rows.map((row) => row.split(' ').map(Number))));
