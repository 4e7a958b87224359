const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const r = ni(), c = ni(), sr = ni(), sc = ni(), color = ni();
const g = [];
for (let i = 0; i < r; i++) { g.push([]); for (let k = 0; k < c; k++) g[i].push(ni()); }
const old = g[sr][sc];
if (old && color !== old) {
  const st = [[sr, sc]];
  g[sr][sc] = color;
  while (st.length) {
    const [y, x] = st.pop();
    for (const [a, b] of [[y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]])
      if (g[a] && g[a][b] === old) { g[a][b] = color; st.push([a, b]); }
  }
}
console.log(g.map(x => x.join(' ')).join('\n'));
