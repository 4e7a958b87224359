const input = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let p = 0;
const n = input[p++] | 0, q = input[p++] | 0;
const a = new Int32Array(n);
for (let i = 0; i < n; i++) a[i] = input[p++] | 0;
let top = 1;
while (top << 1 <= n) top <<= 1;
const out = [];
for (let i = 0; i < q; i++) {
  const x = input[p++] | 0;
  let at = -1;
  for (let step = top; step; step >>= 1)
    if (at + step < n && a[at + step] <= x) at += step;
  out.push(at >= 0 && a[at] === x ? at : -1);
}
console.log(out.join('\n'));
