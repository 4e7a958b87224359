const L = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = L[0].split(' ').map(Number);
const [sr, sc, color] = L[1].split(' ').map(Number);
let g = L.slice(2).map(x => x.trim().split(' ').map(Number));
let mark = g.map(row => row.map(() => false));
mark[sr][sc] = true;
let changed = true;
while (changed) {
  changed = false;
  const next = mark.map(row => row.slice());
  for (let i = 0; i < r; i++)
    for (let j = 0; j < c; j++) {
      if (mark[i][j] || g[i][j] !== g[sr][sc]) continue;
      if ((i > 0 && mark[i - 1][j]) || (i < r - 1 && mark[i + 1][j]) || (j > 0 && mark[i][j - 1]) || (j < c - 1 && mark[i][j + 1])) {
        next[i][j] = true;
        changed = true;
      }
    }
  mark = next;
}
console.log(g.map((row, i) => row.map((v, j) => mark[i][j] ? color : v).join(' ')).join('\n'));
