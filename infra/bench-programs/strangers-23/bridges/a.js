const data = require('fs').readFileSync(0);
let at = 0;
function int() {
  while (data[at] < 48) at++;
  let x = 0;
  while (at < data.length && data[at] >= 48) x = x * 10 + data[at++] - 48;
  return x;
}
const n = int(), m = int();
const head = new Int32Array(n + 1).fill(-1);
const next = new Int32Array(2 * m);
const to = new Int32Array(2 * m);
for (let i = 0; i < m; i++) {
  const a = int(), b = int();
  to[2 * i] = b; next[2 * i] = head[a]; head[a] = 2 * i;
  to[2 * i + 1] = a; next[2 * i + 1] = head[b]; head[b] = 2 * i + 1;
}

const time = new Int32Array(n + 1);
const low = new Int32Array(n + 1);
const via = new Int32Array(n + 1).fill(-1);
const stack = new Int32Array(n + 1);
const critical = new Uint8Array(m);
let clock = 0;

for (let root = 1; root <= n; root++) {
  if (time[root]) continue;
  let top = 0;
  stack[0] = root;
  time[root] = low[root] = ++clock;
  while (top >= 0) {
    const v = stack[top];
    const e = head[v];
    if (e >= 0) {
      head[v] = next[e];
      if (e >> 1 === via[v]) continue;
      const u = to[e];
      if (time[u]) {
        if (time[u] < low[v]) low[v] = time[u];
      } else {
        time[u] = low[u] = ++clock;
        via[u] = e >> 1;
        stack[++top] = u;
      }
    } else if (--top >= 0) {
      const p = stack[top];
      if (low[v] < low[p]) low[p] = low[v];
      if (low[v] > time[p]) critical[via[v]] = 1;
    }
  }
}
const answer = [];
for (let i = 0; i < m; i++) if (critical[i]) answer.push(i + 1);
console.log(answer.length + '\n' + answer.join(' '));
