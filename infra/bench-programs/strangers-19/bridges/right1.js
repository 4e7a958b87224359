const data = require('fs').readFileSync(0);
let at = 0;
function next() {
  while (data[at] < 48) at++;
  let x = 0;
  while (at < data.length && data[at] >= 48) x = x * 10 + data[at++] - 48;
  return x;
}
const n = next(), m = next();
const head = new Int32Array(n + 1).fill(-1), nxt = new Int32Array(2 * m), to = new Int32Array(2 * m);
for (let e = 0; e < m; e++) {
  const a = next(), b = next();
  to[2 * e] = b; nxt[2 * e] = head[a]; head[a] = 2 * e;
  to[2 * e + 1] = a; nxt[2 * e + 1] = head[b]; head[b] = 2 * e + 1;
}
const tin = new Int32Array(n + 1), low = new Int32Array(n + 1), by = new Int32Array(n + 1).fill(-1);
const it = head.slice(), stack = new Int32Array(n + 1);
const crit = new Uint8Array(m);
let clock = 0, count = 0;
for (let s = 1; s <= n; s++) {
  if (tin[s]) continue;
  let sp = 0;
  stack[sp++] = s;
  tin[s] = low[s] = ++clock;
  while (sp) {
    const v = stack[sp - 1], e = it[v];
    if (e >= 0) {
      it[v] = nxt[e];
      if (by[v] >= 0 && e >> 1 === by[v] >> 1) continue;
      const w = to[e];
      if (tin[w]) { if (tin[w] < low[v]) low[v] = tin[w]; }
      else { tin[w] = low[w] = ++clock; by[w] = e; stack[sp++] = w; }
    } else {
      sp--;
      if (sp) {
        const p = stack[sp - 1];
        if (low[v] < low[p]) low[p] = low[v];
        if (low[v] > tin[p]) { crit[by[v] >> 1] = 1; count++; }
      }
    }
  }
}
const out = [];
for (let e = 0; e < m; e++) if (crit[e]) out.push(e + 1);
console.log(count + '\n' + out.join(' '));
