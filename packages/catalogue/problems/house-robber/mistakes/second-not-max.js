const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const d = [];
for (let i = 0; i < n; i++) {
  if (i < 2) d.push(a[i]);
  else if (i === 2) d.push(a[0] + a[2]);
  else d.push(a[i] + Math.max(d[i - 2], d[i - 3]));
}
console.log(Math.max(...d.slice(-1), n > 2 ? d[n - 1] : 0, n > 3 ? d[n - 3] : 0, n === 2 ? d[0] : 0));
