const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const k = Number(lines[0]);
if (!k) { console.log('0\n'); process.exit(0); }
let t = lines[1].split(' ');
const root = { v: t[0] };
t = t.slice(1);
let q = [root];
while (t.length) {
  const x = q[0];
  q = q.slice(1);
  if (t[0] !== 'null') { x.r = { v: t[0] }; q.push(x.r); }
  if (t.length > 1 && t[1] !== 'null') { x.l = { v: t[1] }; q.push(x.l); }
  t = t.slice(2);
}
// the left child was read first and goes to the right; the queue needs the original order
const out = [];
q = [root];
for (let h = 0; h < q.length; h++) {
  const x = q[h];
  if (!x) { out.push('null'); continue; }
  out.push(x.v);
  q.push(x.l, x.r);
}
while (out[out.length - 1] === 'null') out.pop();
console.log(out.length);
console.log(out.join(' '));
