// segment tree: leftmost smallest digit in the window, again and again
const fs = require('fs');
const [a, b] = fs.readFileSync(0, 'utf8').split(/\s+/);
const n = a.length, k = Number(b);
const dig = new Uint8Array(n + 1);
for (let i = 0; i < n; i++) dig[i] = a.charCodeAt(i) - 48;
dig[n] = 99;
const better = (x, y) => (dig[x] < dig[y] || (dig[x] === dig[y] && x < y) ? x : y);
const tree = new Int32Array(2 * n);
for (let i = 0; i < n; i++) tree[n + i] = i;
for (let i = n - 1; i > 0; i--) tree[i] = better(tree[2 * i], tree[2 * i + 1]);
function query(l, r) { // [l, r)
  let res = n;
  for (l += n, r += n; l < r; l >>= 1, r >>= 1) {
    if (l & 1) res = better(res, tree[l++]);
    if (r & 1) res = better(res, tree[--r]);
  }
  return res;
}
const out = [];
let pos = 0;
for (let need = n - k; need > 0; need--) {
  const p = query(pos, n - need + 1);
  if (out.length || dig[p]) out.push(dig[p]);
  pos = p + 1;
}
console.log(out.length ? out.join('') : '0');
