'use strict';
const d = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = d[0], m = d[1];
// cost and number of the offer packed into one double, so that a typed array can sort them
const key = new Float64Array(m);
for (let i = 0; i < m; i++) key[i] = d[4 + 3 * i] * 262144 + i;
key.sort();
const up = new Int32Array(n + 1).fill(-1);
const root = (x) => {
  let r = x;
  while (up[r] >= 0) r = up[r];
  while (up[x] >= 0) { const y = up[x]; up[x] = r; x = y; }
  return r;
};
let total = 0, parts = n;
for (const k of key) {
  const i = k % 262144;
  let a = root(d[2 + 3 * i]), b = root(d[3 + 3 * i]);
  if (a === b) continue;
  if (up[a] > up[b]) [a, b] = [b, a];
  up[a] += up[b];
  up[b] = a;
  total += (k - i) / 262144;
  parts--;
}
console.log(parts === 1 ? total : -1);
