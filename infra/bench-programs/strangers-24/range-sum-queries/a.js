const data = require('fs').readFileSync(0);
let p = 0;
function next() {
  while (data[p] < 45) p++;
  let s = 1, x = 0;
  if (data[p] === 45) { s = -1; p++; }
  while (data[p] >= 48) x = x * 10 + data[p++] - 48;
  return s * x;
}
const n = next(), q = next();
const pre = new Float64Array(n + 1);
for (let i = 1; i <= n; i++) pre[i] = pre[i - 1] + next();
const out = new Array(q);
for (let i = 0; i < q; i++) {
  const l = next(), r = next();
  out[i] = String(pre[r] - pre[l - 1]);
}
console.log(out.join('\n'));
