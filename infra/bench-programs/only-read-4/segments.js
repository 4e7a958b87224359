const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const tree = new Array(2 * n).fill(Infinity);
lines[1].split(' ').forEach((x, i) => { tree[n + i] = Number(x); });
for (let i = n - 1; i > 0; i--) tree[i] = Math.min(tree[2 * i], tree[2 * i + 1]);

function set(i, x) {
  i += n;
  tree[i] = x;
  while (i > 1) {
    i >>= 1;
    tree[i] = Math.min(tree[2 * i], tree[2 * i + 1]);
  }
}

function query(l, r) {
  let res = Infinity;
  for (l += n, r += n + 1; l < r; l >>= 1, r >>= 1) {
    if (l & 1) res = Math.min(res, tree[l++]);
    if (r & 1) res = Math.min(res, tree[--r]);
  }
  return res;
}

const out = [];
for (let k = 2; k < q + 2; k++) {
  const [cmd, a, b] = lines[k].split(' ');
  if (cmd === 'set') set(a - 1, Number(b));
  else out.push(query(a - 1, b - 1));
}
console.log(out.join('\n'));
