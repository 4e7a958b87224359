const seq = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const rank = new Map();
[...new Set(seq)].sort((a, b) => a - b).forEach((v, i) => rank.set(v, i + 1));
const tree = new Int32Array(rank.size + 1);
const ask = i => { let m = 0; for (; i > 0; i -= i & -i) m = Math.max(m, tree[i]); return m; };
const tell = (i, v) => { for (; i < tree.length; i += i & -i) if (tree[i] < v) tree[i] = v; };
for (const v of seq) {
  const r = rank.get(v);
  tell(r, ask(r - 1) + 1);
}
console.log(ask(rank.size));
