const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni(), s = ni();
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) { const u = ni(); adj[u].push([ni(), ni()]); }
const d = {};
d[s] = 0;
const q = [s];
for (let h = 0; h < q.length; h++) {
  const x = q[h];
  for (const [y, w] of adj[x]) if (!d[y] || d[x] + w < d[y]) { d[y] = d[x] + w; q.push(y); }
}
const v = Object.values(d);
console.log(v.length < n ? -1 : Math.max(...v));
