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
const nodes = [root];
for (let i = 0; i < nodes.length; i++) {
  const x = nodes[i];
  for (const y of [x.l, x.r]) if (y) { y.p = x; nodes.push(y); }
}
let best = -Infinity;
for (const s of nodes) {
  const st = [[s, null, s.v]];
  while (st.length) {
    const [x, from, sum] = st.pop();
    if (sum > best) best = sum;
    for (const y of [x.l, x.r, x.p]) if (y && y !== from) st.push([y, x, sum + y.v]);
  }
}
console.log(best);
