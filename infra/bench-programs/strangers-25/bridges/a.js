const data = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (pos < data.length && data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
}
const n = int(), m = int();
const head = new Int32Array(n + 1).fill(-1);
const nxt = new Int32Array(2 * m);
const to = new Int32Array(2 * m);
for (let i = 0; i < m; i++) {
  const a = int(), b = int();
  to[2 * i] = b; nxt[2 * i] = head[a]; head[a] = 2 * i;
  to[2 * i + 1] = a; nxt[2 * i + 1] = head[b]; head[b] = 2 * i + 1;
}
const tin = new Int32Array(n + 1), low = new Int32Array(n + 1);
const via = new Int32Array(n + 1), ptr = head.slice();
const stack = new Int32Array(n + 1);
let clock = 0;
const critical = new Uint8Array(m);
let total = 0;
for (let r = 1; r <= n; r++) {
  if (tin[r]) continue;
  let sp = 0;
  stack[sp++] = r;
  tin[r] = low[r] = ++clock;
  via[r] = -1;
  while (sp) {
    const v = stack[sp - 1];
    const e = ptr[v];
    if (e >= 0) {
      ptr[v] = nxt[e];
      if (e >> 1 === via[v]) continue;
      const w = to[e];
      if (tin[w]) { if (tin[w] < low[v]) low[v] = tin[w]; }
      else {
        tin[w] = low[w] = ++clock;
        via[w] = e >> 1;
        stack[sp++] = w;
      }
    } else {
      sp--;
      if (sp) {
        const p = stack[sp - 1];
        if (low[v] < low[p]) low[p] = low[v];
        if (low[v] > tin[p]) { critical[via[v]] = 1; total++; }
      }
    }
  }
}
const out = [];
for (let i = 0; i < m; i++) if (critical[i]) out.push(i + 1);
console.log(total + '\n' + out.join(' '));
