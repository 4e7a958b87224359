const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), t = ni();
const a = data.slice(2);
const b = a.map((x, i) => [x, i]);
if (n > 5) b.sort(); else b.sort((x, y) => x[0] - y[0]);
let l = 0, r = n - 1;
while (l < r) {
  const s = b[l][0] + b[r][0];
  if (s === t) break;
  if (s < t) l++; else r--;
}
const ans = [b[l][1], b[Math.min(r, n - 1)][1]].sort((x, y) => x - y);
console.log(ans.join(' '));
