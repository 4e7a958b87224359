const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), t = ni();
const a = data.slice(2);
for (let i = 0; i < n; i++) {
  const k = a.findIndex((x, p) => p > i && x === t - a[i]);
  if (k >= 0) { console.log(i + ' ' + k); break; }
}
