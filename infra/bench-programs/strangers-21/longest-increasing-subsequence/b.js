class MaxFenwick {
  constructor(size) {
    this.tree = new Int32Array(size + 1);
  }
  raise(i, value) {
    for (; i < this.tree.length; i += i & -i) if (this.tree[i] < value) this.tree[i] = value;
  }
  upTo(i) {
    let best = 0;
    for (; i > 0; i &= i - 1) best = Math.max(best, this.tree[i]);
    return best;
  }
}

const text = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const values = Int32Array.from(text[1].trim().split(/\s+/), Number);
const order = Int32Array.from(values).sort();
const rank = new Map();
for (const v of order) if (!rank.has(v)) rank.set(v, rank.size + 1);

const tree = new MaxFenwick(rank.size);
let longest = 0;
for (const v of values) {
  const r = rank.get(v);
  const length = tree.upTo(r - 1) + 1;
  tree.raise(r, length);
  if (length > longest) longest = length;
}
console.log(longest);
