'use strict';
// first all operations are read, then they are answered from the sorted words
const ops = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(' '));

const born = new Map();
ops.forEach(([op, w], t) => {
  if (op === 'add' && !born.has(w)) born.set(w, t);
});
const words = [...born.keys()].sort();
const size = Math.max(1, words.length);
const tree = new Array(2 * size).fill(Infinity);
words.forEach((w, i) => { tree[size + i] = born.get(w); });
for (let i = size - 1; i > 0; i--) tree[i] = Math.min(tree[2 * i], tree[2 * i + 1]);

function lowerBound(key) {
  let lo = 0, hi = words.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (words[mid] < key) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

function earliest(from, to) {
  let e = Infinity;
  for (let l = from + size, r = to + size; l < r; l >>= 1, r >>= 1) {
    if (l & 1) e = Math.min(e, tree[l++]);
    if (r & 1) e = Math.min(e, tree[--r]);
  }
  return e;
}

const out = [];
ops.forEach(([op, w], t) => {
  if (op === 'has') out.push(born.has(w) && born.get(w) < t);
  else if (op === 'prefix') out.push(earliest(lowerBound(w), lowerBound(w + '~')) < t);
});
console.log(out.join('\n'));
