const t = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +t[0], q = +t[1];
const a = new Int32Array(n);
for (let i = 0; i < n; i++) a[i] = +t[2 + i];
let top = 1;
while (top * 2 <= n) top *= 2;
const out = new Array(q);
for (let k = 0; k < q; k++) {
  const x = +t[2 + n + k];
  let p = -1;
  for (let s = top; s; s >>= 1) if (p + s < n && a[p + s] <= x) p += s;
  out[k] = p >= 0 && a[p] === x ? p : -1;
}
console.log(out.join('\n'));
