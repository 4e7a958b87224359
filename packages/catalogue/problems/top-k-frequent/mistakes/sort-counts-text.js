const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), k = ni();
const m = {};
for (let i = 0; i < n; i++) { const x = ni(); m[x] = (m[x] || 0) + 1; }
console.log(Object.entries(m).map(([v, c]) => [c, v]).sort().reverse().slice(0, k).map(x => x[1]).join(' '));
