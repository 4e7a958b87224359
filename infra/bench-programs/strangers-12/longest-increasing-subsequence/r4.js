'use strict';
/** Fenwick tree for prefix maxima */
class MaxTree {
  constructor(size) {
    this.data = new Int32Array(size + 1);
  }
  raise(i, value) {
    for (; i < this.data.length; i += i & -i) if (this.data[i] < value) this.data[i] = value;
  }
  best(i) {
    let result = 0;
    for (; i > 0; i &= i - 1) if (this.data[i] > result) result = this.data[i];
    return result;
  }
}

const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(tokens[0]);
const values = Int32Array.from({ length: n }, (_, i) => Number(tokens[i + 1]));

// compress: value -> rank from 1
const rank = new Map();
for (const v of values.slice().sort()) if (!rank.has(v)) rank.set(v, rank.size + 1);

const tree = new MaxTree(rank.size);
for (const v of values) {
  const r = rank.get(v);
  tree.raise(r, tree.best(r - 1) + 1);
}
console.log(tree.best(rank.size));
