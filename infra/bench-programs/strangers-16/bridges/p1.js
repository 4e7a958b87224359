const buf = require('fs').readFileSync(0);
let ptr = 0;
function ni() {
  while (buf[ptr] < 48) ptr++;
  let v = 0;
  while (ptr < buf.length && buf[ptr] >= 48) v = v * 10 + buf[ptr++] - 48;
  return v;
}
const n = ni(), m = ni();
const A = new Int32Array(m), B = new Int32Array(m);
const head = new Int32Array(n + 2);
for (let i = 0; i < m; i++) {
  A[i] = ni(); B[i] = ni();
  head[A[i]]++; head[B[i]]++;
}
for (let v = 1; v <= n + 1; v++) head[v] += head[v - 1];
const adj = new Int32Array(2 * m);
for (let i = 0; i < m; i++) { adj[--head[A[i]]] = i; adj[--head[B[i]]] = i; }
const tin = new Int32Array(n + 1), low = new Int32Array(n + 1);
const it = head.slice(), via = new Int32Array(n + 1).fill(-1), stack = new Int32Array(n + 1);
const bridge = new Uint8Array(m);
let timer = 0;
for (let s = 1; s <= n; s++) {
  if (tin[s]) continue;
  let top = 0;
  stack[0] = s;
  tin[s] = low[s] = ++timer;
  while (top >= 0) {
    const u = stack[top];
    if (it[u] < head[u + 1]) {
      const e = adj[it[u]++];
      if (e === via[u]) continue;
      const v = A[e] ^ B[e] ^ u;
      if (tin[v]) { if (tin[v] < low[u]) low[u] = tin[v]; }
      else {
        tin[v] = low[v] = ++timer;
        via[v] = e;
        stack[++top] = v;
      }
    } else {
      top--;
      if (top >= 0) {
        const p = stack[top];
        if (low[u] < low[p]) low[p] = low[u];
        if (low[u] > tin[p]) bridge[via[u]] = 1;
      }
    }
  }
}
const ans = [];
for (let i = 0; i < m; i++) if (bridge[i]) ans.push(i + 1);
console.log(ans.length + '\n' + ans.join(' '));
