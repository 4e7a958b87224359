const { readFileSync } = require('fs');
const buf = readFileSync(0);
let p = 0;
function int() {
  while (buf[p] !== 45 && (buf[p] < 48 || buf[p] > 57)) p++;
  let neg = false, x = 0;
  if (buf[p] === 45) { neg = true; p++; }
  while (buf[p] >= 48 && buf[p] <= 57) x = x * 10 + buf[p++] - 48;
  return neg ? 0 - x : x;
}
const n = int(), m = int(), q = int();
const d = new Float64Array(n * n).fill(Infinity);
for (let i = 0; i < n; i++) d[i * n + i] = 0;
for (let i = 0; i < m; i++) {
  const c = (int() - 1) * n + int() - 1, w = int();
  if (w < d[c]) d[c] = w;
}
for (let via = 0; via < n; via++)
  for (let a = 0; a < n; a++) {
    const first = d[a * n + via];
    if (first === Infinity) continue;
    for (let b = 0; b < n; b++) {
      const s = first + d[via * n + b];
      if (s < d[a * n + b]) d[a * n + b] = s;
    }
  }
const out = new Array(q);
for (let i = 0; i < q; i++) {
  const v = d[(int() - 1) * n + int() - 1];
  out[i] = v === Infinity ? 'none' : String(v);
}
console.log(out.join('\n'));
