const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni(), s = ni();
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) { const u = ni(); adj[u].push([ni(), ni()]); }
const d = new Array(n + 1).fill(Infinity);
d[s] = 0;
let q = [s];
while (q.length) {
  q.sort((a, b) => d[a] - d[b]);
  const x = q[0];
  q = q.slice(1);
  for (const [y, w] of adj[x]) if (d[x] + w < d[y]) { d[y] = d[x] + w; q.push(y); }
}
const best = d.slice(1).reduce((a, b) => Math.max(a, b));
console.log(best === Infinity ? -1 : best);
