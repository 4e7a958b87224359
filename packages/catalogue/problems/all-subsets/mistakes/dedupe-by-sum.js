const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const a = data.slice(1, n + 1);
const seen = new Set();
for (let m = 0; m < (1 << n); m++) {
  const cur = [];
  let key = 0;
  for (let i = 0; i < n; i++) if (m >> i & 1) { cur.push(a[i]); key += a[i] * 31 }
  if (seen.has(key) && cur.length) continue;
  seen.add(key);
  console.log(cur.length ? cur.join(' ') : '-');
}
