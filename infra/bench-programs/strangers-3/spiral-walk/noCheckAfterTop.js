const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const g = lines.slice(1, r + 1).map(l => l.trim().split(' '));
let t = 0, b = r - 1, l = 0, e = c - 1;
let res = [];
while (t <= b && l <= e) {
  for (let j = l; j <= e; j++) res.push(g[t][j]);
  for (let i = t + 1; i <= b; i++) res.push(g[i][e]);
  for (let j = e - 1; j >= l; j--) res.push(g[b][j]);
  for (let i = b - 1; i > t; i--) res.push(g[i][l]);
  t++; b--; l++; e--;
}
console.log(res.join(' '));
