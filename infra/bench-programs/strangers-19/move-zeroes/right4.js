// stable partition inside the array, like std::stable_partition without a buffer
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0], a = Int32Array.from({ length: n }, (_, i) => +t[i + 1]);
const reverse = (l, r) => { for (r--; l < r; l++, r--) { const x = a[l]; a[l] = a[r]; a[r] = x; } };
function rotate(l, m, r) { reverse(l, m); reverse(m, r); reverse(l, r); }
/** returns where the zeros of [l, r) begin afterwards */
function partition(l, r) {
  if (r - l === 1) return a[l] === 0 ? l : r;
  const m = (l + r) >> 1;
  const p = partition(l, m), q = partition(m, r);
  rotate(p, m, q);
  return p + q - m;
}
partition(0, n);
console.log(a.join(' '));
