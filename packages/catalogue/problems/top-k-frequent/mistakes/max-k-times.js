const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), k = ni();
const m = new Map();
for (let i = 0; i < n; i++) { const x = ni(); m.set(x, (m.get(x) || 0) + 1); }
const out = [];
for (let i = 0; i < k; i++) {
  let best = null;
  for (const [v, c] of m) if (best === null || c > m.get(best)) best = v;
  out.push(best);
  m.delete(best);
}
console.log(out.join(' '));
