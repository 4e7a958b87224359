const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const r = ni(), c = ni(), sr = ni(), sc = ni(), color = ni();
const g = [];
for (let i = 0; i < r; i++) { g.push([]); for (let k = 0; k < c; k++) g[i].push(ni()); }
const old = g[sr][sc];
const seen = [sr * c + sc];
for (let i = 0; i < seen.length; i++) {
  const y = Math.floor(seen[i] / c), x = seen[i] % c;
  for (const [a, b] of [[y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]])
    if (g[a] && g[a][b] === old && !seen.includes(a * c + b)) seen.push(a * c + b);
}
for (const s of seen) g[Math.floor(s / c)][s % c] = color;
console.log(g.map(x => x.join(' ')).join('\n'));
