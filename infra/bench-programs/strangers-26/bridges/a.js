'use strict';
const data = require('fs').readFileSync(0);
let pos = 0;
function num() {
  while (data[pos] < 48) pos++;
  let x = 0;
  while (data[pos] >= 48) x = x * 10 + data[pos++] - 48;
  return x;
}
const n = num(), m = num();
const A = new Int32Array(m), B = new Int32Array(m);
const start = new Int32Array(n + 2);
for (let e = 0; e < m; e++) {
  A[e] = num(); B[e] = num();
  start[A[e] + 1]++; start[B[e] + 1]++;
}
for (let v = 1; v <= n + 1; v++) start[v] += start[v - 1];
const fill = start.slice();
const inc = new Int32Array(2 * m);
for (let e = 0; e < m; e++) {
  inc[fill[A[e]]++] = e;
  inc[fill[B[e]]++] = e;
}
const ptr = start.slice();
const disc = new Int32Array(n + 1), low = new Int32Array(n + 1), via = new Int32Array(n + 1).fill(-1);
const critical = new Uint8Array(m);
const stack = new Int32Array(n + 1);
let clock = 0;
for (let root = 1; root <= n; root++) {
  if (disc[root]) continue;
  let sp = 0;
  stack[sp++] = root;
  disc[root] = low[root] = ++clock;
  while (sp) {
    const u = stack[sp - 1];
    if (ptr[u] < start[u + 1]) {
      const e = inc[ptr[u]++];
      if (e === via[u]) continue;
      const v = A[e] ^ B[e] ^ u;
      if (!disc[v]) {
        disc[v] = low[v] = ++clock;
        via[v] = e;
        stack[sp++] = v;
      } else if (disc[v] < low[u]) low[u] = disc[v];
    } else {
      sp--;
      if (sp) {
        const p = stack[sp - 1];
        if (low[u] < low[p]) low[p] = low[u];
        if (low[u] > disc[p]) critical[via[u]] = 1;
      }
    }
  }
}
const res = [];
for (let e = 0; e < m; e++) if (critical[e]) res.push(e + 1);
console.log(res.length + '\n' + res.join(' '));
