const [[n], before, between] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map((l) => l.trim().split(' ').map(Number));
const where = new Int32Array(200001);
between.forEach((v, i) => { where[v] = i; });

// [p, p + len) of the first list and [s, s + len) of the second hold the same subtree
const after = [];
const walk = (p, s, len) => {
  if (len === 0) return;
  const root = before[p];
  const left = where[root] - s;
  walk(p + 1, s, left);
  walk(p + 1 + left, s + left + 1, len - left - 1);
  after.push(root);
};
walk(0, 0, n);
console.log(after.join(' '));
