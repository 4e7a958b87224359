// from the last stone backwards: d[i] = 1 + min(d[i+1 .. i+a]), with a segment tree
const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const INF = 1 << 29;
const tree = new Int32Array(2 * n).fill(INF);
const set = (i, x) => {
  for (tree[i += n] = x; i > 1; i >>= 1) tree[i >> 1] = Math.min(tree[i], tree[i ^ 1]);
};
const min = (l, r) => { // half open
  let m = INF;
  for (l += n, r += n; l < r; l >>= 1, r >>= 1) {
    if (l & 1) m = Math.min(m, tree[l++]);
    if (r & 1) m = Math.min(m, tree[--r]);
  }
  return m;
};
let d = 0;
set(n - 1, 0);
for (let i = n - 2; i >= 0; i--) {
  d = Math.min(INF, 1 + min(i + 1, Math.min(n, i + a[i] + 1)));
  set(i, d);
}
console.log(d >= INF ? -1 : d);
