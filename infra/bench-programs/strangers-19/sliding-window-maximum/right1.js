const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +t[0], k = +t[1];
const a = new Int32Array(n), q = new Int32Array(n);
const out = new Array(n - k + 1);
let h = 0, e = 0;
for (let i = 0; i < n; i++) {
  a[i] = +t[i + 2];
  while (e > h && a[q[e - 1]] <= a[i]) e--;
  q[e++] = i;
  if (q[h] <= i - k) h++;
  if (i >= k - 1) out[i - k + 1] = a[q[h]];
}
console.log(out.join(' '));
