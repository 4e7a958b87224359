const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const r = Number(tok[0]), c = Number(tok[1]), w = tok[2 + r];
const grid = tok.slice(2, 2 + r).map(x => [...x]);
let found = false;
function go(g, y, x, i) {
  if (y < 0 || x < 0 || y >= r || x >= c || g[y][x] !== w[i]) return;
  if (i === w.length - 1) { found = true; return; }
  const copy = JSON.parse(JSON.stringify(g));
  copy[y][x] = '#';
  go(copy, y + 1, x, i + 1);
  go(copy, y - 1, x, i + 1);
  go(copy, y, x + 1, i + 1);
  go(copy, y, x - 1, i + 1);
}
for (let y = 0; y < r; y++) for (let x = 0; x < c; x++) go(grid, y, x, 0);
console.log(found);
