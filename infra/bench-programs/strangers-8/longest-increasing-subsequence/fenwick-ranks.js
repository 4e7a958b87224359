class MaxTree {
  constructor(n) { this.t = new Int32Array(n + 1); }
  raise(i, v) { for (; i < this.t.length; i += i & -i) if (this.t[i] < v) this.t[i] = v; }
  upTo(i) { let m = 0; for (; i; i &= i - 1) if (this.t[i] > m) m = this.t[i]; return m; }
}
const all = Int32Array.from(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/), Number).subarray(1);
const sorted = all.slice().sort();
const rank = x => { // number of elements smaller than x
  let lo = 0, hi = sorted.length;
  while (lo < hi) { const m = (lo + hi) >>> 1; if (sorted[m] < x) lo = m + 1; else hi = m; }
  return lo;
};
const tree = new MaxTree(all.length);
let best = 0;
for (const x of all) {
  const r = rank(x), len = tree.upTo(r) + 1;
  tree.raise(r + 1, len);
  if (len > best) best = len;
}
console.log(best);
