const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), t = ni();
const m = new Map();
for (let i = 0; i < n; i++) {
  const x = ni();
  if (m.has(t - x)) { console.log([m.get(t - x), i].sort().join(' ')); break; }
  m.set(x, i);
}
