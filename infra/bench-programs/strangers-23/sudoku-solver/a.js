const [t, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const ALL = 0x1ff;
const bits = new Uint8Array(512);
for (let i = 1; i < 512; i++) bits[i] = bits[i >> 1] + (i & 1);

function solve(grid) {
  const row = new Int32Array(9), col = new Int32Array(9), box = new Int32Array(9);
  const open = [];
  const boxOf = c => 3 * Math.floor(c / 27) + Math.floor(c % 9 / 3);
  const R = [], C = [], B = [];
  for (let c = 0; c < 81; c++) {
    R[c] = Math.floor(c / 9); C[c] = c % 9; B[c] = boxOf(c);
    if (grid[c] === '.') open.push(c);
    else {
      const b = 1 << (grid[c] - 1);
      row[R[c]] |= b; col[C[c]] |= b; box[B[c]] |= b;
    }
  }
  const go = left => {
    if (left === 0) return true;
    let where = -1, least = 10, mask = 0;
    for (let i = 0; i < left; i++) {
      const c = open[i];
      const m = ALL & ~(row[R[c]] | col[C[c]] | box[B[c]]);
      if (bits[m] < least) {
        where = i; least = bits[m]; mask = m;
        if (least < 2) break;
      }
    }
    if (least === 0) return false;
    const c = open[where];
    open[where] = open[left - 1];
    open[left - 1] = c;
    for (; mask; mask &= mask - 1) {
      const b = mask & -mask;
      row[R[c]] ^= b; col[C[c]] ^= b; box[B[c]] ^= b;
      grid[c] = 32 - Math.clz32(b);
      if (go(left - 1)) return true;
      row[R[c]] ^= b; col[C[c]] ^= b; box[B[c]] ^= b;
    }
    open[left - 1] = open[where];
    open[where] = c;
    return false;
  };
  go(open.length);
  return grid;
}

for (let s = 0; s < +t; s++) {
  const g = solve([...lines.slice(9 * s, 9 * s + 9).join('')]);
  for (let r = 0; r < 9; r++) console.log(g.slice(9 * r, 9 * r + 9).join(''));
}
