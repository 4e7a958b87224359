const b = require('fs').readFileSync(0);
let p = 0;
const int = () => {
  let x = 0;
  while (b[p] < 48 || b[p] > 57) p++;
  for (; b[p] >= 48 && b[p] <= 57; p++) x = 10 * x + (b[p] & 15);
  return x;
};
const n = int();
const L = new Uint32Array(n + 1), R = new Uint32Array(n + 1);
for (let i = 1; i <= n; i++) {
  L[i] = int();
  R[i] = int();
}
const line = new Uint32Array(n);
let size = 1;
line[0] = 1;
for (let i = 0; i < size; i++) {
  if (L[line[i]]) line[size++] = L[line[i]];
  if (R[line[i]]) line[size++] = R[line[i]];
}
const h = new Uint16Array(n + 1);
let crooked = 0;
while (size--) {
  const v = line[size];
  const x = h[L[v]], y = h[R[v]];
  h[v] = 1 + (x > y ? x : y);
  crooked += Math.abs(x - y) > 1;
}
console.log(Number(crooked));
