const d = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = d[0], m = d[1];
const first = new Int32Array(n + 2), indeg = new Int32Array(n + 1), to = new Int32Array(m);
for (let i = 0; i < m; i++) first[d[2 + 2 * i] + 1]++, indeg[d[3 + 2 * i]]++;
for (let i = 1; i <= n + 1; i++) first[i] += first[i - 1];
const at = first.slice();
for (let i = 0; i < m; i++) to[at[d[2 + 2 * i]]++] = d[3 + 2 * i];
const q = [];
for (let v = 1; v <= n; v++) if (!indeg[v]) q.push(v);
for (let h = 0; h < q.length; h++)
  for (let e = first[q[h]]; e < first[q[h] + 1]; e++)
    if (!--indeg[to[e]]) q.push(to[e]);
console.log(q.length < n ? 'impossible' : q.join(' '));
