const fs = require('fs');

function solve(k, grid) {
  const seen = new Set();
  for (let r = 0; r < k * k; r++) {
    for (let c = 0; c < k * k; c++) {
      const number = grid[r][c];
      if (number === 0) continue;
      for (const key of [`r${r}${number}`, `c${c}${number}`, `b${Math.floor(r / k)}${Math.floor(c / k)}${number}`]) {
        if (seen.has(key)) return false;
        seen.add(key);
      }
    }
  }
  return true;
}

const [first, ...rows] = fs.readFileSync(0, 'utf8').trim().split('\n');
console.log(solve(Number(first), rows.map((row) => row.split(' ').map(Number))));
