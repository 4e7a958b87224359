'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
function int() {
  while (buf[p] < 45) p++;
  let neg = false;
  if (buf[p] === 45) { neg = true; p++; }
  let v = 0;
  while (buf[p] >= 48) v = v * 10 + buf[p++] - 48;
  return neg ? -v : v;
}

const n = int(), q = int();
const t = new Float64Array(2 * n);
for (let i = 0; i < n; i++) t[n + i] = int();
for (let i = n - 1; i > 0; i--) t[i] = t[2 * i] + t[2 * i + 1];

const out = [];
for (let e = 0; e < q; e++) {
  const kind = int(), a = int(), b = int();
  if (kind === 1) {
    for (let i = a - 1 + n; i >= 1; i >>= 1) t[i] += b;
  } else {
    let s = 0;
    for (let l = a - 1 + n, r = b + n; l < r; l >>= 1, r >>= 1) {
      if (l & 1) s += t[l++];
      if (r & 1) s += t[--r];
    }
    out.push(s);
  }
}
console.log(out.join('\n'));
