const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], pre = t.slice(1, n + 1), pos = new Int32Array(200000);
for (let i = 0; i < n; i++) pos[t[n + 1 + i]] = i;
const out = [];
let p = 0;
function go(lo, hi) {
  const x = pre[p++], m = pos[x];
  if (lo < m) go(lo, m - 1);
  if (m < hi) go(m + 1, hi);
  out.push(x);
}
go(0, n - 1);
console.log(out.join(' '));
