const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const [cap, q] = lines[0].split(' ').map(Number);
const m = new Map();
const out = [];
for (let i = 1; i <= q; i++) {
  const [op, a, b] = lines[i].split(' ');
  const k = Number(a);
  if (op === 'get') {
    const v = m.get(k);
    if (v) { m.delete(k); m.set(k, v); out.push(v); } else out.push(-1);
  } else {
    if (m.has(k)) m.delete(k);
    else if (m.size >= cap) m.delete(m.keys().next().value);
    m.set(k, Number(b));
  }
}
console.log(out.join('\n'));
