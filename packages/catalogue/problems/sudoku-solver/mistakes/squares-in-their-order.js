const fs = require('fs');

function solve(grid) {
  const fits = (at, digit) => {
    const [r, c] = [Math.floor(at / 9), at % 9];
    const corner = 9 * (r - (r % 3)) + c - (c % 3);
    for (let i = 0; i < 9; i++) {
      if (grid[9 * r + i] === digit || grid[9 * i + c] === digit) return false;
      if (grid[corner + 9 * Math.floor(i / 3) + (i % 3)] === digit) return false;
    }
    return true;
  };
  const fill = (at) => {
    if (at === 81) return true;
    if (grid[at] !== 0) return fill(at + 1);
    for (let digit = 1; digit < 10; digit++) {
      if (!fits(at, digit)) continue;
      grid[at] = digit;
      if (fill(at + 1)) return true;
      grid[at] = 0;
    }
    return false;
  };
  fill(0);
  return grid;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
for (let i = 0; i < lines.length; i += 9) {
  const grid = [...lines.slice(i, i + 9).join('')].map((sign) => (sign === '.' ? 0 : Number(sign)));
  const solved = solve(grid);
  for (let r = 0; r < 9; r++) console.log(solved.slice(9 * r, 9 * r + 9).join(''));
}
