// Segment tree of maxima; each day descends to the first warmer day on its right.
const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let size = 1;
while (size < n) size *= 2;
const tree = new Int32Array(2 * size).fill(-5000);
for (let i = 0; i < n; i++) tree[size + i] = t[i];
for (let i = size - 1; i > 0; i--) tree[i] = Math.max(tree[2 * i], tree[2 * i + 1]);

function firstWarmer(i) {
  let p = size + i;
  const limit = t[i];
  // climb until a right sibling holds something warmer
  for (;;) {
    if (p === 1) return -1;
    if (p % 2 === 0 && tree[p + 1] > limit) { p++; break; }
    p >>= 1;
  }
  while (p < size) {
    p *= 2;
    if (tree[p] <= limit) p++;
  }
  return p - size;
}

const out = [];
for (let i = 0; i < n; i++) {
  const j = firstWarmer(i);
  out.push(j < 0 ? 0 : j - i);
}
console.log(out.join(' '));
