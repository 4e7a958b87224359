const buf = require('fs').readFileSync(0);
let pos = 0;
const int = () => {
  while (buf[pos] <= 32) pos++;
  const neg = buf[pos] === 45;
  if (neg) pos++;
  let x = 0;
  while (pos < buf.length && buf[pos] > 32) x = x * 10 + buf[pos++] - 48;
  return neg ? -x : x;
};
const n = int();
const q = int();
const f = new Float64Array(n + 1);
for (let i = 1; i <= n; i++) {
  f[i] += int();
  const up = i + (i & -i);
  if (up <= n) f[up] += f[i];
}
const pre = (i) => {
  let s = 0;
  for (; i > 0; i &= i - 1) s += f[i];
  return s;
};
const out = [];
for (let e = 0; e < q; e++) {
  const t = int();
  const a = int();
  const b = int();
  if (t === 1) for (let i = a; i <= n; i += i & -i) f[i] += b;
  else out.push(pre(b) - pre(a - 1));
}
console.log(out.join('\n'));
