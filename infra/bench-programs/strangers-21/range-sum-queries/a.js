const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const n = +t[at++], q = +t[at++];
const tree = new Float64Array(2 * n);
for (let i = 0; i < n; i++) tree[n + i] = +t[at++];
for (let i = n - 1; i > 0; i--) tree[i] = tree[2 * i] + tree[2 * i + 1];

const out = [];
for (let k = 0; k < q; k++) {
  let l = +t[at++] - 1 + n, r = +t[at++] + n, s = 0;
  while (l < r) {
    if (l & 1) s += tree[l++];
    if (r & 1) s += tree[--r];
    l >>= 1;
    r >>= 1;
  }
  out.push(s);
}
console.log(out.join('\n'));
