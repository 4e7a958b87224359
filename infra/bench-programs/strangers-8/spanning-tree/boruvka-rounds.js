'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
function int() {
  while (buf[p] < 48 || buf[p] > 57) p++;
  let x = 0;
  for (; buf[p] >= 48 && buf[p] <= 57; p++) x = 10 * x + (buf[p] - 48);
  return x;
}
const n = int(), m = int();
const A = new Int32Array(m), B = new Int32Array(m), C = new Int32Array(m);
for (let e = 0; e < m; e++) { A[e] = int() - 1; B[e] = int() - 1; C[e] = int(); }

const up = Int32Array.from({ length: n }, (_, i) => i);
const root = x => {
  while (up[x] !== x) x = up[x] = up[up[x]];
  return x;
};

let parts = n, total = 0, live = Uint32Array.from({ length: m }, (_, e) => e);
while (parts > 1) {
  // each part looks for its cheapest way out; equal costs are decided by the number of the offer
  const cheapest = new Int32Array(n).fill(-1);
  const better = (e, f) => f < 0 || C[e] < C[f] || (C[e] === C[f] && e < f);
  live = live.filter(e => {
    const a = root(A[e]), b = root(B[e]);
    if (a === b) return false;
    if (better(e, cheapest[a])) cheapest[a] = e;
    if (better(e, cheapest[b])) cheapest[b] = e;
    return true;
  });
  const before = parts;
  for (const e of cheapest) {
    if (e < 0) continue;
    const a = root(A[e]), b = root(B[e]);
    if (a === b) continue;
    up[a] = b;
    total += C[e];
    parts--;
  }
  if (parts === before) break;
}
console.log(parts === 1 ? total : -1);
