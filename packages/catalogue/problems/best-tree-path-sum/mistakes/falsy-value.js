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

let best = -Infinity;
function down(x) {
  if (!x || !x.v) return 0;
  const a = Math.max(0, down(x.l));
  const b = Math.max(0, down(x.r));
  best = Math.max(best, x.v + a + b);
  return x.v + Math.max(a, b);
}
down(readTree());
console.log(best);
