const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, k, ...a] = data;
const tree = [];
let size = 1;
while (size < n) size *= 2;
for (let i = 0; i < 2 * size; i++) tree.push(-Infinity);
for (let i = 0; i < n; i++) tree[size + i] = a[i];
for (let i = size - 1; i > 0; i--) tree[i] = Math.max(tree[2 * i], tree[2 * i + 1]);
const query = (l, r) => {
  let most = -Infinity;
  for (l += size, r += size; l < r; l >>= 1, r >>= 1) {
    if (l & 1) most = Math.max(most, tree[l++]);
    if (r & 1) most = Math.max(most, tree[--r]);
  }
  return most;
};
const out = [];
for (let i = 0; i + k <= n; i++) out.push(query(i, i + k));
console.log(out.join(' '));
