// Dijkstra without a heap: the stations are cut into blocks of about sqrt(n),
// every block remembers its smallest tentative time.
const D = require('fs').readFileSync(0);
let p = 0;
function int() {
  while (D[p] < 48) p++;
  let x = 0;
  while (p < D.length && D[p] >= 48) x = x * 10 + D[p++] - 48;
  return x;
}
const n = int(), m = int(), s = int() - 1;
const head = new Int32Array(n).fill(-1), nxt = new Int32Array(m), to = new Int32Array(m), wt = new Int32Array(m);
for (let i = 0; i < m; i++) {
  const u = int() - 1;
  to[i] = int() - 1;
  wt[i] = int();
  nxt[i] = head[u];
  head[u] = i;
}
const B = Math.ceil(Math.sqrt(n));
const K = Math.ceil(n / B);
const dist = new Float64Array(n).fill(Infinity);
const done = new Uint8Array(n);
const low = new Float64Array(K).fill(Infinity);
dist[s] = 0;
low[Math.floor(s / B)] = 0;
let last = 0, count = 0;
for (;;) {
  let b = 0;
  for (let k = 1; k < K; k++) if (low[k] < low[b]) b = k;
  if (low[b] === Infinity) break;
  const from = b * B, until = Math.min(n, from + B);
  let u = -1;
  for (let i = from; i < until; i++) if (!done[i] && dist[i] === low[b]) { u = i; break; }
  done[u] = 1;
  count++;
  last = dist[u];
  let best = Infinity;
  for (let i = from; i < until; i++) if (!done[i] && dist[i] < best) best = dist[i];
  low[b] = best;
  for (let e = head[u]; e >= 0; e = nxt[e]) {
    const v = to[e], d = last + wt[e];
    if (d < dist[v]) {
      dist[v] = d;
      const c = (v / B) | 0;
      if (d < low[c]) low[c] = d;
    }
  }
}
console.log(count === n ? last : -1);
