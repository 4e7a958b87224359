const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const r = Number(tok[0]), c = Number(tok[1]), g = tok.slice(2, 2 + r), w = tok[2 + r];
let found = false;
for (let y = 0; y < r; y++) for (let x = 0; x < c; x++) {
  if (g[y][x] !== w[0]) continue;
  let a = y, b = x, i = 1;
  const used = new Set([a + ',' + b]);
  while (i < w.length) {
    const n = [[a + 1, b], [a - 1, b], [a, b + 1], [a, b - 1]].find(([p, q]) => g[p] && g[p][q] === w[i] && !used.has(p + ',' + q));
    if (!n) break;
    [a, b] = n;
    used.add(a + ',' + b);
    i++;
  }
  if (i === w.length) found = true;
}
console.log(found);
