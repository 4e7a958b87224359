const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), q = ni();
const a = data.slice(2, 2 + n);
pos = 2 + n;
const out = [];
for (let i = 0; i < q; i++) { const l = ni(), r = ni(); out.push(a.slice(l - 1, r).reduce((x, y) => x + y, 0)); }
console.log(out.join('\n'));
