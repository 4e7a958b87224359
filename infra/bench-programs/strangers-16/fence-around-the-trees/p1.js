// Andrew's chain; a tree is packed in one double so that the native numeric sort can be used
const data = require('fs').readFileSync(0);
let pos = 0;
function int() {
  while (data[pos] !== 45 && (data[pos] < 48 || data[pos] > 57)) pos++;
  let neg = false, v = 0;
  if (data[pos] === 45) { neg = true; pos++; }
  while (pos < data.length && data[pos] >= 48 && data[pos] <= 57) v = v * 10 + data[pos++] - 48;
  return neg ? -v : v;
}
const SH = 67108864, OFF = 30000000;
const n = int();
const keys = new Float64Array(n);
for (let i = 0; i < n; i++) {
  const x = int() + OFF, y = int() + OFF;
  keys[i] = x * SH + y;
}
keys.sort();
const X = [], Y = [];
for (let i = 0; i < n; i++) {
  if (i && keys[i] === keys[i - 1]) continue;
  const x = Math.floor(keys[i] / SH);
  X.push(x);
  Y.push(keys[i] - x * SH);
}
const m = X.length;
if (m === 1) console.log('1 0');
else {
  const st = new Int32Array(2 * m + 2);
  let t = 0;
  const turn = (a, b, c) => (X[b] - X[a]) * (Y[c] - Y[a]) - (Y[b] - Y[a]) * (X[c] - X[a]);
  for (let i = 0; i < m; i++) {
    while (t >= 2 && turn(st[t - 2], st[t - 1], i) <= 0) t--;
    st[t++] = i;
  }
  const low = t + 1;
  for (let i = m - 2; i >= 0; i--) {
    while (t >= low && turn(st[t - 2], st[t - 1], i) <= 0) t--;
    st[t++] = i;
  }
  t--;
  let area = 0;
  for (let i = 1; i + 1 < t; i++) area += turn(st[0], st[i], st[i + 1]);
  console.log(t + ' ' + area);
}
