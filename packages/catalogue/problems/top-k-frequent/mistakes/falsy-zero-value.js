const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), k = ni();
const m = new Map();
for (let i = 0; i < n; i++) { const x = ni(); m.set(x, (m.get(x) || 0) + 1); }
const keys = [...m.keys()].filter(x => x).sort((a, b) => m.get(b) - m.get(a));
console.log(keys.slice(0, k).join(' '));
