const tokens = (function* () {
  const text = require('fs').readFileSync(0, 'latin1');
  const re = /-?\d+/g;
  for (let m; (m = re.exec(text)) !== null; ) yield parseInt(m[0], 10);
})();
const take = () => tokens.next().value;

const n = take();
let q = take();
const tree = new Float64Array(2 * n);
for (let i = n; i < 2 * n; i++) tree[i] = take();
for (let i = n - 1; i; i--) tree[i] = tree[2 * i] + tree[2 * i + 1];

const out = [];
for (; q; q--) {
  const kind = take(), a = take(), b = take();
  if (kind === 1) {
    for (let p = a - 1 + n; p >= 1; p >>= 1) tree[p] += b;
    continue;
  }
  let s = 0;
  for (let l = a - 1 + n, r = b + n; l < r; l >>= 1, r >>= 1) {
    if (l & 1) s += tree[l++];
    if (r & 1) s += tree[--r];
  }
  out.push(s);
}
console.log(out.join('\n'));
