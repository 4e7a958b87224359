// Scanline fill: colour a whole horizontal span, then look for spans above and below.
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [r, c, sr, sc, paint] = t;
const g = [];
for (let i = 0; i < r; i++) g.push(Int32Array.from(t.slice(5 + i * c, 5 + (i + 1) * c)));
const old = g[sr][sc];
if (old !== paint) {
  const stack = [[sr, sc]];
  const seeds = (row, lo, hi) => {
    if (row < 0 || row >= r) return;
    let inside = false;
    for (let j = lo; j <= hi; j++) {
      if (g[row][j] === old) {
        if (!inside) stack.push([row, j]);
        inside = true;
      } else inside = false;
    }
  };
  while (stack.length) {
    const [i, j] = stack.pop();
    if (g[i][j] !== old) continue;
    let lo = j, hi = j;
    while (lo > 0 && g[i][lo - 1] === old) lo--;
    while (hi < c - 1 && g[i][hi + 1] === old) hi++;
    g[i].fill(paint, lo, hi + 1);
    seeds(i - 1, lo, hi);
    seeds(i + 1, lo, hi);
  }
}
console.log(g.map((row) => row.join(' ')).join('\n'));
