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

function inv(x) {
  if (!x) return;
  [x.l, x.r] = [x.r, x.l];
  inv(x.l); inv(x.r);
}
const root = readTree();
inv(root);
const out = [], q = [root];
for (let h = 0; h < q.length; h++) {
  const x = q[h];
  if (!x) { out.push('null'); continue; }
  out.push(x.v || 'null');
  q.push(x.l, x.r);
}
while (out.length && out[out.length - 1] === 'null') out.pop();
console.log(out.length);
console.log(out.join(' '));
