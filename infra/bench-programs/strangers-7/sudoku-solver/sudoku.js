'use strict';
const lines = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);
const t = parseInt(lines[0], 10);
const bitCount = (x) => { let c = 0; for (; x; x &= x - 1) c++; return c; };
const boxOf = (r, c) => ((r / 3) | 0) * 3 + ((c / 3) | 0);

function solve(grid) {
  const row = new Int16Array(9), col = new Int16Array(9), box = new Int16Array(9);
  const flip = (r, c, bit) => { row[r] ^= bit; col[c] ^= bit; box[boxOf(r, c)] ^= bit; };
  const open = [];
  grid.forEach((g, r) => g.forEach((sign, c) => {
    if (sign === '.') open.push([r, c]);
    else flip(r, c, 1 << +sign);
  }));
  const step = (depth) => {
    if (depth === open.length) return true;
    let pick = -1, least = 10, free = 0;
    for (let i = depth; i < open.length; i++) {
      const [r, c] = open[i];
      const mask = 1022 & ~(row[r] | col[c] | box[boxOf(r, c)]);
      const k = bitCount(mask);
      if (k < least) { least = k; pick = i; free = mask; }
    }
    [open[depth], open[pick]] = [open[pick], open[depth]];
    const [r, c] = open[depth];
    for (; free; free &= free - 1) {
      const bit = free & -free;
      flip(r, c, bit);
      if (step(depth + 1)) {
        grid[r][c] = String(31 - Math.clz32(bit));
        return true;
      }
      flip(r, c, bit);
    }
    return false;
  };
  step(0);
  return grid.map((g) => g.join('')).join('\n');
}

for (let i = 0; i < t; i++) console.log(solve(lines.slice(1 + 9 * i, 10 + 9 * i).map((l) => l.trim().split(''))));
