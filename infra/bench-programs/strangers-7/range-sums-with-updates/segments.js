const words = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const int = () => +words[at++];

const Leaf = v => ({ sum: v });
const build = (lo, hi) => {
  if (hi - lo === 1) return Leaf(int());
  const mid = (lo + hi) >> 1;
  const left = build(lo, mid), right = build(mid, hi);
  return { left, right, sum: left.sum + right.sum };
};
const add = (node, lo, hi, i, x) => {
  node.sum += x;
  if (hi - lo === 1) return;
  const mid = (lo + hi) >> 1;
  i < mid ? add(node.left, lo, mid, i, x) : add(node.right, mid, hi, i, x);
};
const ask = (node, lo, hi, l, r) => {
  if (r <= lo || hi <= l) return 0;
  if (l <= lo && hi <= r) return node.sum;
  const mid = (lo + hi) >> 1;
  return ask(node.left, lo, mid, l, r) + ask(node.right, mid, hi, l, r);
};

const n = int(), q = int();
const root = build(0, n);
const answers = [];
for (let e = 0; e < q; e++) {
  const kind = int(), a = int(), b = int();
  if (kind === 1) add(root, 0, n, a - 1, b);
  else answers.push(ask(root, 0, n, a - 1, b));
}
console.log(answers.join('\n'));
