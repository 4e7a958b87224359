const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1).sort((x, y) => x - y);
const res = new Set();
a.forEach((x, i) => a.forEach((y, k) => {
  if (k <= i) return;
  a.forEach((z, m) => { if (m > k && x + y + z === 0) res.add(x + ' ' + y + ' ' + z); });
}));
console.log(res.size ? [...res].join('\n') : 'none');
