const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = a.shift();
const order = Float64Array.from(a).sort();
const rank = new Map();
for (const v of order) if (!rank.has(v)) rank.set(v, rank.size + 1);
const tree = new Int32Array(rank.size + 1);
const add = i => { for (; i < tree.length; i += i & -i) tree[i]++; };
const below = i => { let s = 0; for (; i > 0; i &= i - 1) s += tree[i]; return s; };
const res = new Array(n);
for (let i = n - 1; i >= 0; i--) {
  const r = rank.get(a[i]);
  res[i] = below(r - 1);
  add(r);
}
console.log(res.join(' '));
