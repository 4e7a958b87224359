const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
function readTree() {
  const t = (lines[1] || '').split(' ').filter(x => x !== '');
  if (t.length === 0) return null;
  const root = { v: Number(t[0]), l: null, r: null };
  const q = [root];
  let i = 1;
  for (let h = 0; i < t.length; h++) {
    const x = q[h];
    if (t[i] !== 'null') { x.l = { v: Number(t[i]), l: null, r: null }; q.push(x.l); }
    i++;
    if (i < t.length) {
      if (t[i] !== 'null') { x.r = { v: Number(t[i]), l: null, r: null }; q.push(x.r); }
      i++;
    }
  }
  return root;
}

const root = readTree();
const [p, q] = lines[2].split(' ');
const parent = {}, depth = {};
(function go(x, d) { depth[x.v] = d; for (const y of [x.l, x.r]) if (y) { parent[y.v] = x.v; go(y, d + 1); } })(root, 0);
let a = Number(p), b = Number(q);
while (a !== b) {
  if (depth[a] > depth[b]) a = parent[a];
  else if (depth[b] > depth[a]) b = parent[b];
  else { a = parent[a] || root.v; b = parent[b] || root.v; }
}
console.log(a);
