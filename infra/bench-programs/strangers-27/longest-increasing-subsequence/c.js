'use strict';
const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(data[0]);
const seq = Int32Array.from(data.slice(1, n + 1));

const rankOf = new Map();
for (const v of Int32Array.from(seq).sort()) {
  if (!rankOf.has(v)) rankOf.set(v, rankOf.size + 1);
}

class MaxFenwick {
  constructor(size) { this.t = new Int32Array(size + 1); }
  raise(i, v) {
    for (; i < this.t.length; i += i & -i) if (this.t[i] < v) this.t[i] = v;
  }
  upTo(i) {
    let m = 0;
    for (; i > 0; i -= i & -i) if (this.t[i] > m) m = this.t[i];
    return m;
  }
}

const tree = new MaxFenwick(rankOf.size);
for (const v of seq) {
  const r = rankOf.get(v);
  tree.raise(r, tree.upTo(r - 1) + 1);
}
console.log(tree.upTo(rankOf.size));
