const buf = require('fs').readFileSync(0);
let at = 0;
const int = () => {
  while (buf[at] < 48) at++;
  let v = 0;
  while (at < buf.length && buf[at] >= 48) v = v * 10 + buf[at++] - 48;
  return v;
};
const n = int();
const L = new Int32Array(n + 1), R = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) { L[i] = int(); R[i] = int(); }
let bad = 0;
const height = i => {
  if (i === 0) return 0;
  const a = height(L[i]), b = height(R[i]);
  if (a - b > 1 || b - a > 1) bad++;
  return 1 + (a > b ? a : b);
};
height(1);
console.log(bad);
