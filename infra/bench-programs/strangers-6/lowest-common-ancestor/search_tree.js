const w = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(w[0]);
const nodes = [];
const make = (s) => {
  if (s === undefined || s === 'null') return null;
  const nd = { v: Number(s), left: null, right: null };
  nodes.push(nd);
  return nd;
};
const root = make(w[1]);
let i = 2;
for (let at = 0; i <= k; at++) {
  nodes[at].left = make(w[i]);
  if (i + 1 <= k) nodes[at].right = make(w[i + 1]);
  i += 2;
}
const p = Number(w[k + 1]);
const q = Number(w[k + 2]);

let cur = root;
while (cur) {
  if (p < cur.v && q < cur.v && cur.left) cur = cur.left;
  else if (p > cur.v && q > cur.v && cur.right) cur = cur.right;
  else break;
}
console.log(cur.v);
