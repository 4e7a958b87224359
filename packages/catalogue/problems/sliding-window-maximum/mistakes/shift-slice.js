const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), k = ni();
const a = data.slice(2, 2 + n);
const out = [];
for (let i = 0; i + k <= n; i++) out.push(a.slice(i, i + k).reduce((x, y) => Math.max(x, y)));
console.log(out.join(' '));
