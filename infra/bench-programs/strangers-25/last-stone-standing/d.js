// leftist trees in four parallel arrays; 0 is the empty tree
const src = require('fs').readFileSync(0);
let at = 0;
function next() {
  while (src[at] < 48) at++;
  let v = 0;
  while (src[at] >= 48) v = v * 10 + src[at++] - 48;
  return v;
}

const n = next();
const key = new Int32Array(n + 1);
const L = new Int32Array(n + 1);
const R = new Int32Array(n + 1);
const rank = new Int32Array(n + 1);

function meld(p, q) {
  if (!p || !q) return p || q;
  if (key[p] < key[q]) { const t = p; p = q; q = t; }
  R[p] = meld(R[p], q);
  if (rank[L[p]] < rank[R[p]]) { const t = L[p]; L[p] = R[p]; R[p] = t; }
  rank[p] = rank[R[p]] + 1;
  return p;
}

let root = 0;
for (let i = 1; i <= n; i++) {
  key[i] = next();
  rank[i] = 1;
  root = meld(root, i);
}
while (root && (L[root] || R[root])) {
  const a = root;
  const b = meld(L[a], R[a]);
  const rest = meld(L[b], R[b]);
  const diff = key[a] - key[b];
  if (diff === 0) {
    root = rest;
  } else {
    key[a] = diff;
    L[a] = R[a] = 0;
    rank[a] = 1;
    root = meld(rest, a);
  }
}
console.log(root ? key[root] : 0);
