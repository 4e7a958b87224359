'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
const next = () => {
  while (buf[p] < 48) p++;
  let v = 0;
  while (buf[p] >= 48) v = v * 10 + buf[p++] - 48;
  return v;
};
const n = next();
const L = new Int32Array(n + 1), R = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) { L[i] = next(); R[i] = next(); }

// a walk from the top: every bar comes before those below it
const order = new Int32Array(n);
let len = 0;
order[len++] = 1;
for (let i = 0; i < len; i++) {
  const b = order[i];
  if (L[b]) order[len++] = L[b];
  if (R[b]) order[len++] = R[b];
}
const h = new Int16Array(n + 1);
let crooked = 0;
while (len--) {
  const b = order[len], l = h[L[b]], r = h[R[b]];
  h[b] = 1 + (l > r ? l : r);
  if (l - r > 1 || r - l > 1) crooked++;
}
console.log(crooked);
