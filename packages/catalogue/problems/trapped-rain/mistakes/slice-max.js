const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const mx = (b) => b.reduce((x, y) => Math.max(x, y), 0);
let t = 0;
for (let i = 0; i < n; i++) t += Math.min(mx(a.slice(0, i + 1)), mx(a.slice(i))) - a[i];
console.log(t);
