const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const r = ni(), c = ni();
const g = [];
for (let i = 0; i < r; i++) { g.push([]); for (let k = 0; k < c; k++) g[i].push(ni()); }
const seen = [];
let y = 0, x = 0, d = 0;
const dy = [0, 1, 0, -1], dx = [1, 0, -1, 0], out = [];
for (let s = 0; s < r * c; s++) {
  out.push(g[y][x]);
  seen.push([y, x]);
  let a = y + dy[d], b = x + dx[d];
  if (a < 0 || b < 0 || a >= r || b >= c || seen.some(p => p[0] === a && p[1] === b)) { d = (d + 1) % 4; a = y + dy[d]; b = x + dx[d]; }
  y = a; x = b;
}
console.log(out.join(' '));
