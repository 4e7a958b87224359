'use strict';
// For e = 0, 1, 2, ... changes: how far down does each diagonal come? (Ukkonen)
const lines = require('fs').readFileSync(0).toString('latin1').split('\n').map((s) => s.replace(/\r$/, ''));
const a = lines[0] || '', b = lines[1] || '';
const n = a.length, m = b.length;
const slide = (i, k) => {
  while (i < n && i + k < m && a.charCodeAt(i) === b.charCodeAt(i + k)) i++;
  return i;
};
// diagonal k = j - i from -n to m, stored at k + n + 1
let far = new Int32Array(n + m + 3).fill(-2);
far[n + 1] = slide(0, 0);
let e = 0;
while (far[m - n + n + 1] < n) {
  e++;
  const next = new Int32Array(n + m + 3).fill(-2);
  for (let k = Math.max(-n, -e); k <= Math.min(m, e); k++) {
    const p = k + n + 1;
    let i = Math.max(far[p] + 1, far[p - 1], far[p + 1] + 1);
    i = Math.min(i, n, m - k);
    next[p] = i < 0 ? -2 : slide(i, k);
  }
  far = next;
}
console.log(e);
