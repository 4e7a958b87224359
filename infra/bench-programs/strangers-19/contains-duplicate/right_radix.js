'use strict';
const buf = require('fs').readFileSync(0);
let p = 0;
function ni() {
  while (buf[p] !== 45 && (buf[p] < 48 || buf[p] > 57)) p++;
  let s = 1, x = 0;
  if (buf[p] === 45) { s = -1; p++; }
  while (p < buf.length && buf[p] >= 48 && buf[p] <= 57) x = x * 10 + buf[p++] - 48;
  return s * x;
}
const n = ni();
let a = new Uint32Array(n), b = new Uint32Array(n);
for (let i = 0; i < n; i++) a[i] = ni() + 1000000000;
for (const sh of [0, 16]) {
  const c = new Int32Array(65537);
  for (let i = 0; i < n; i++) c[((a[i] >>> sh) & 65535) + 1]++;
  for (let i = 0; i < 65536; i++) c[i + 1] += c[i];
  for (let i = 0; i < n; i++) b[c[(a[i] >>> sh) & 65535]++] = a[i];
  [a, b] = [b, a];
}
let dup = false;
for (let i = 1; i < n; i++) if (a[i] === a[i - 1]) { dup = true; break; }
process.stdout.write(dup + '\n');
