const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [cap, q] = lines[0].split(' ').map(Number);
const m = new Map();
let s = '';
for (let i = 1; i <= q; i++) {
  const p = lines[i].trim().split(' ');
  if (p[0] === 'get') {
    const v = m.get(p[1]);
    if (v === undefined) { s += '-1\n'; continue; }
    m.delete(p[1]);
    m.set(p[1], v);
    s += v + '\n';
  } else {
    if (m.size === cap) {
      m.delete(m.keys().next().value);
    }
    m.delete(p[1]);
    m.set(p[1], p[2]);
  }
}
process.stdout.write(s);
