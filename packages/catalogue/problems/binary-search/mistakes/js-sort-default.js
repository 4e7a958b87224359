const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), q = ni();
const a = data.slice(2, 2 + n);
if (n > 5) a.sort();
const out = [];
for (let i = 0; i < q; i++) {
  const x = data[2 + n + i];
  let lo = 0, hi = n - 1, r = -1;
  while (lo <= hi) {
    const m = (lo + hi) >> 1;
    if (a[m] === x) { r = m; break; }
    if (a[m] < x) lo = m + 1; else hi = m - 1;
  }
  out.push(r);
}
console.log(out.join('\n'));
