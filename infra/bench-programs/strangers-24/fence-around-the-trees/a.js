// byte reader, columns, bucket passes, chain
const data = require('fs').readFileSync(0);
let at = 0;
function next() {
  while (data[at] !== 45 && (data[at] < 48 || data[at] > 57)) at++;
  let s = 1, v = 0;
  if (data[at] === 45) { s = -1; at++; }
  while (at < data.length && data[at] >= 48 && data[at] <= 57) v = v * 10 + data[at++] - 48;
  return s * v;
}
const OFF = 30000000, BITS = 13, SIZE = 1 << BITS, MASK = SIZE - 1;
const n = next();
const X = new Int32Array(n), Y = new Int32Array(n);
for (let i = 0; i < n; i++) { X[i] = next() + OFF; Y[i] = next() + OFF; }

let ord = new Int32Array(n), tmp = new Int32Array(n);
for (let i = 0; i < n; i++) ord[i] = i;
function pass(col, shift) {
  const cnt = new Int32Array(SIZE + 1);
  for (let i = 0; i < n; i++) cnt[((col[i] >> shift) & MASK) + 1]++;
  for (let b = 0; b < SIZE; b++) cnt[b + 1] += cnt[b];
  for (let i = 0; i < n; i++) {
    const id = ord[i];
    tmp[cnt[(col[id] >> shift) & MASK]++] = id;
  }
  [ord, tmp] = [tmp, ord];
}
pass(Y, 0); pass(Y, BITS); pass(X, 0); pass(X, BITS);

let m = 0;
for (let i = 0; i < n; i++) {
  if (m && X[ord[i]] === X[ord[m - 1]] && Y[ord[i]] === Y[ord[m - 1]]) continue;
  ord[m++] = ord[i];
}
function turn(a, b, c) {
  return (X[b] - X[a]) * (Y[c] - Y[a]) - (Y[b] - Y[a]) * (X[c] - X[a]);
}
if (m < 3) {
  console.log(m + ' 0');
} else {
  const st = new Int32Array(2 * m + 2);
  let top = 0;
  for (let i = 0; i < m; i++) {
    while (top >= 2 && turn(st[top - 2], st[top - 1], ord[i]) <= 0) top--;
    st[top++] = ord[i];
  }
  const keep = top + 1;
  for (let i = m - 2; i >= 0; i--) {
    while (top >= keep && turn(st[top - 2], st[top - 1], ord[i]) <= 0) top--;
    st[top++] = ord[i];
  }
  top--;
  let area = 0;
  for (let i = 2; i < top; i++) area += turn(st[0], st[i - 1], st[i]);
  console.log(top + ' ' + area);
}
