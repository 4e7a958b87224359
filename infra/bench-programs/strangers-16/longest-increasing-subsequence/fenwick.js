const fs = require('fs');
const lines = fs.readFileSync(0, 'latin1').split('\n');
const n = +lines[0];
const a = Int32Array.from(lines[1].trim().split(' '), Number);

// compress the values
const sorted = a.slice().sort();
const rank = new Map();
for (const v of sorted) if (!rank.has(v)) rank.set(v, rank.size + 1);

class MaxTree {
  constructor(size) { this.t = new Int32Array(size + 1); }
  get(i) { let m = 0; for (; i > 0; i &= i - 1) m = Math.max(m, this.t[i]); return m; }
  put(i, v) { for (; i < this.t.length; i += i & -i) if (this.t[i] < v) this.t[i] = v; }
}

const tree = new MaxTree(rank.size);
let best = 0;
for (let i = 0; i < n; i++) {
  const k = rank.get(a[i]);
  const len = tree.get(k - 1) + 1;
  tree.put(k, len);
  best = Math.max(best, len);
}
console.log(best);
