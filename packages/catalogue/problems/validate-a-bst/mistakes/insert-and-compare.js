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
const all = x => x ? [...all(x.l), x.v, ...all(x.r)] : [];
const ok = x => {
  if (!x) return true;
  if (all(x.l).some(v => v >= x.v) || all(x.r).some(v => v <= x.v)) return false;
  return ok(x.l) && ok(x.r);
};
console.log(ok(root));
