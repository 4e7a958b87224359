'use strict';
const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

let size = 1;
while (size < 2 * n) size *= 2;
const tree = new Int32Array(2 * size);            // maxima over the ring written twice
for (let i = 0; i < 2 * n; i++) tree[size + i] = h[i % n];
for (let v = size - 1; v; v--) tree[v] = Math.max(tree[2 * v], tree[2 * v + 1]);

/** first place > from whose height is > x, or -1 */
function firstAbove(from, x) {
  let v = from + size;
  for (;;) {                                      // climb
    while (v & 1) { v >>= 1; if (v === 0) return -1; }
    if (v === 0) return -1;
    v++;                                          // right brother
    if (tree[v] > x) break;
  }
  while (v < size) { v *= 2; if (tree[v] <= x) v++; }
  return v - size;
}

console.log(Array.from({ length: n }, (_, i) => {
  const j = firstAbove(i, h[i]);
  return j < 0 ? 0 : j - i;
}).join(' '));
