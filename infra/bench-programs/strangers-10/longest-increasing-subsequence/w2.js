const fs = require('fs');
const seq = fs.readFileSync(0, 'utf8').split('\n')[1].trim().split(' ').map(Number);

// rank of every value, then a Fenwick tree for prefix maxima
const sorted = [...new Set(seq)].sort();
const rank = new Map(sorted.map((v, i) => [v, i + 1]));
const tree = new Int32Array(sorted.length + 1);

const query = (i) => {
  let best = 0;
  for (; i > 0; i -= i & -i) best = Math.max(best, tree[i]);
  return best;
};

const update = (i, value) => {
  for (; i < tree.length; i += i & -i) tree[i] = Math.max(tree[i], value);
};

let answer = 0;
for (const v of seq) {
  const r = rank.get(v);
  const len = query(r - 1) + 1;
  update(r, len);
  answer = Math.max(answer, len);
}
console.log(answer);
