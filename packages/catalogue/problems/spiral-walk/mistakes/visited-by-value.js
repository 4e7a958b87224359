const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const r = ni(), c = ni();
const g = [];
for (let i = 0; i < r; i++) { g.push([]); for (let k = 0; k < c; k++) g[i].push(ni()); }
const MARK = -999999;
let y = 0, x = 0, d = 0;
const dy = [0, 1, 0, -1], dx = [1, 0, -1, 0], out = [];
for (let s = 0; s < r * c; s++) {
  out.push(g[y][x]);
  g[y][x] = MARK;
  let a = y + dy[d], b = x + dx[d];
  if (a < 0 || b < 0 || a >= r || b >= c || g[a][b] === MARK) { d = (d + 1) % 4; a = y + dy[d]; b = x + dx[d]; }
  y = Math.min(Math.max(a, 0), r - 1); x = Math.min(Math.max(b, 0), c - 1);
}
console.log(out.join(' '));
