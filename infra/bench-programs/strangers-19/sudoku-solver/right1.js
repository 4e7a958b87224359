const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
const t = Number(lines[0]);
const popcount = new Uint8Array(512);
for (let i = 1; i < 512; i++) popcount[i] = popcount[i >> 1] + (i & 1);
const out = [];
for (let q = 0; q < t; q++) {
  const g = lines.slice(1 + 9 * q, 10 + 9 * q).map((l) => [...l].map((c) => (c === '.' ? 0 : Number(c))));
  const row = new Array(9).fill(511), col = new Array(9).fill(511), box = new Array(9).fill(511);
  const empty = [];
  const flip = (i, j, bit) => { row[i] ^= bit; col[j] ^= bit; box[3 * ((i / 3) | 0) + ((j / 3) | 0)] ^= bit; };
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 9; j++)
      if (g[i][j]) flip(i, j, 1 << (g[i][j] - 1)); else empty.push([i, j, 3 * ((i / 3) | 0) + ((j / 3) | 0)]);
  const solve = (from) => {
    if (from === empty.length) return true;
    // the square with the fewest choices comes next
    let bi = from, bc = 10, bm = 0;
    for (let x = from; x < empty.length; x++) {
      const [i, j, b] = empty[x];
      const m = row[i] & col[j] & box[b];
      if (popcount[m] < bc) { bc = popcount[m]; bi = x; bm = m; if (bc < 2) break; }
    }
    if (bc === 0) return false;
    [empty[from], empty[bi]] = [empty[bi], empty[from]];
    const [i, j] = empty[from];
    for (let d = 1; d <= 9; d++) {
      const bit = 1 << (d - 1);
      if (!(bm & bit)) continue;
      flip(i, j, bit);
      g[i][j] = d;
      if (solve(from + 1)) return true;
      flip(i, j, bit);
    }
    [empty[from], empty[bi]] = [empty[bi], empty[from]];
    return false;
  };
  solve(0);
  for (const r of g) out.push(r.join(''));
}
console.log(out.join('\n'));
