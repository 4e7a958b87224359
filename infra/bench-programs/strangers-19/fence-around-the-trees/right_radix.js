'use strict';
const b = require('fs').readFileSync(0);
let p = 0;
const ni = () => {
  while (b[p] < 45) p++;
  const neg = b[p] === 45;
  if (neg) p++;
  let x = 0;
  for (; b[p] >= 48; p++) x = x * 10 + b[p] - 48;
  return neg ? -x : x;
};
const n = ni(), X = new Int32Array(n), Y = new Int32Array(n);
for (let i = 0; i < n; i++) { X[i] = ni() + 3e7; Y[i] = ni() + 3e7; }
let ord = new Int32Array(n).map((_, i) => i), tmp = new Int32Array(n);
const pass = (K, sh) => {
  const c = new Int32Array(8193);
  for (let i = 0; i < n; i++) c[((K[i] >> sh) & 8191) + 1]++;
  for (let i = 0; i < 8192; i++) c[i + 1] += c[i];
  for (let i = 0; i < n; i++) { const v = ord[i]; tmp[c[(K[v] >> sh) & 8191]++] = v; }
  const t = ord; ord = tmp; tmp = t;
};
pass(Y, 0); pass(Y, 13); pass(X, 0); pass(X, 13);
let m = 0;
for (let i = 0; i < n; i++) {                // drop equal points
  const v = ord[i];
  if (m === 0 || X[v] !== X[ord[m - 1]] || Y[v] !== Y[ord[m - 1]]) ord[m++] = v;
}
const cr = (o, a, c) => (X[a] - X[o]) * (Y[c] - Y[o]) - (Y[a] - Y[o]) * (X[c] - X[o]);
const st = new Int32Array(2 * m + 2);
let k = 0;
for (let i = 0; i < m; i++) {
  while (k > 1 && cr(st[k - 2], st[k - 1], ord[i]) <= 0) k--;
  st[k++] = ord[i];
}
for (let i = m - 2, low = k; i >= 0; i--) {
  while (k > low && cr(st[k - 2], st[k - 1], ord[i]) <= 0) k--;
  st[k++] = ord[i];
}
if (m > 1) k--;
let s = 0;
for (let i = 2; i < k; i++) s += cr(st[0], st[i - 1], st[i]);
console.log(`${k} ${s}`);
