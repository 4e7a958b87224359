const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let t = (lines[1] || '').split(' ').filter(x => x);
const k = Number(lines[0]);
if (k === 0) { console.log('0\n'); process.exit(0); }
const kids = new Map();
let q = [t[0]], i = 1;
for (let h = 0; h < q.length && i < k; h++) {
  const l = t[i++], r = i < k ? t[i++] : 'null';
  kids.set(q[h], [r, l]);
  if (l !== 'null') q.push(l);
  if (r !== 'null') q.push(r);
}
const out = [];
q = [t[0]];
for (let h = 0; h < q.length && h < 500000; h++) {
  out.push(q[h]);
  if (q[h] === 'null') continue;
  const c = kids.get(q[h]) || ['null', 'null'];
  q.push(c[0], c[1]);
}
while (out[out.length - 1] === 'null') out.pop();
console.log(out.length);
console.log(out.join(' '));
