'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
function num() {
  while (buf[p] !== 45 && (buf[p] < 48 || buf[p] > 57)) p++;
  let s = 1, v = 0;
  if (buf[p] === 45) { s = -1; p++; }
  while (p < buf.length && buf[p] >= 48 && buf[p] <= 57) v = v * 10 + buf[p++] - 48;
  return v === 0 ? 0 : s * v;
}
const n = num(), m = num(), q = num();
const d = new Float64Array(n * n).fill(Infinity);
for (let i = 0; i < n; i++) d[i * n + i] = 0;
for (let e = 0; e < m; e++) {
  const u = num() - 1, v = num() - 1, w = num();
  if (w < d[u * n + v]) d[u * n + v] = w;
}
for (let k = 0; k < n; k++)
  for (let i = 0; i < n; i++) {
    const x = d[i * n + k];
    if (x === Infinity) continue;
    for (let j = 0, a = i * n, b = k * n; j < n; j++, a++, b++) {
      const y = x + d[b];
      if (y < d[a]) d[a] = y;
    }
  }
const out = new Array(q);
for (let i = 0; i < q; i++) {
  const x = d[(num() - 1) * n + num() - 1];
  out[i] = x === Infinity ? 'none' : x;
}
console.log(out.join('\n'));
