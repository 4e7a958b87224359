// Bellman-Ford, one round per bus
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let pos = 0;
const next = () => +t[pos++];
const n = next(), m = next(), k = next();
const from = next() - 1, to = next() - 1;
const A = new Int32Array(m), B = new Int32Array(m), P = new Float64Array(m);
for (let i = 0; i < m; i++) {
  A[i] = next() - 1;
  B[i] = next() - 1;
  P[i] = next();
}
let cur = new Float64Array(n).fill(Infinity);
cur[from] = 0;
for (let bus = 0; bus <= k; bus++) {
  const nxt = cur.slice();
  let changed = false;
  for (let i = 0; i < m; i++) {
    const c = cur[A[i]] + P[i];
    if (c < nxt[B[i]]) {
      nxt[B[i]] = c;
      changed = true;
    }
  }
  cur = nxt;
  if (!changed) break;
}
console.log(cur[to] === Infinity ? -1 : cur[to]);
