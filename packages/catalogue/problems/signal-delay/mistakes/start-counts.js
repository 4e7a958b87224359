const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni(), s = ni();
const e = [];
for (let i = 0; i < m; i++) e.push([ni(), ni(), ni()]);
const d = new Array(n + 1).fill(Infinity);
d[s] = 0;
for (let ch = true, r = 0; ch && r < 100; r++) {
  ch = false;
  for (const [u, v, w] of e) if (d[u] + w < d[v]) { d[v] = d[u] + w; ch = true; }
}
const best = Math.max(...d.slice(1));
console.log(best === Infinity ? -1 : best);
