'use strict';
const buf = require('fs').readFileSync(0);
let at = 0;
const int = () => {
  while (buf[at] < 48) at++;
  let x = 0;
  for (; buf[at] >= 48; at++) x = x * 10 + buf[at] - 48;
  return x;
};
const n = int(), m = int(), s = int() - 1;
const first = new Int32Array(n).fill(-1);
const next = new Int32Array(m), to = new Int32Array(m), delay = new Int32Array(m);
for (let i = 0; i < m; i++) {
  const u = int() - 1;
  to[i] = int() - 1;
  delay[i] = int();
  next[i] = first[u];
  first[u] = i;
}

// a cup competition: the winner of each match is the smaller time
let size = 1;
while (size < n) size *= 2;
const cup = new Float64Array(2 * size).fill(Infinity);
function put(v, x) {
  let i = v + size;
  cup[i] = x;
  for (i >>= 1; i; i >>= 1) cup[i] = Math.min(cup[2 * i], cup[2 * i + 1]);
}

const best = new Float64Array(n).fill(Infinity);
let reached = 0, last = 0;
best[s] = 0;
put(s, 0);
while (cup[1] < Infinity) {
  last = cup[1];
  let i = 1;
  while (i < size) {
    i *= 2;
    if (cup[i] !== last) i++;
  }
  const u = i - size;
  put(u, Infinity);
  reached++;
  for (let e = first[u]; e >= 0; e = next[e]) {
    const x = last + delay[e];
    if (x < best[to[e]]) put(to[e], best[to[e]] = x);
  }
}
console.log(reached === n ? last : -1);
