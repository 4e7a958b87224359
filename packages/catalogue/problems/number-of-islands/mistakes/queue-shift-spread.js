const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const r = Number(tok[0]), c = Number(tok[1]), g = tok.slice(2);
const seen = [];
let n = 0;
for (let i = 0; i < r; i++) for (let k = 0; k < c; k++) {
  if (g[i][k] !== '1' || seen.includes(i + ',' + k)) continue;
  n++;
  const st = [[i, k]];
  seen.push(i + ',' + k);
  while (st.length) {
    const [y, x] = st.pop();
    for (const [a, b] of [[y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]])
      if (a >= 0 && b >= 0 && a < r && b < c && g[a][b] === '1' && !seen.includes(a + ',' + b)) { seen.push(a + ',' + b); st.push([a, b]); }
  }
}
console.log(n);
