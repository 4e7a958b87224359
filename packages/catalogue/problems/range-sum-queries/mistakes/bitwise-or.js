const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), q = ni();
const p = [0];
for (let i = 0; i < n; i++) p.push(p[i] + ni());
const out = [];
for (let i = 0; i < q; i++) { const l = ni(), r = ni(); out.push((p[r] - p[l - 1]) | 0); }
console.log(out.join('\n'));
