const b = require('fs').readFileSync(0);
let p = 0;
const int = () => {
  while (b[p] < 48) p++;
  let x = 0;
  while (b[p] >= 48) x = x * 10 + b[p++] - 48;
  return x;
};
const n = int();
const L = new Int32Array(n + 1), R = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) { L[i] = int(); R[i] = int(); }
const order = new Int32Array(n);
let tail = 0;
order[tail++] = 1;
for (let head = 0; head < tail; head++) {
  const v = order[head];
  if (L[v]) order[tail++] = L[v];
  if (R[v]) order[tail++] = R[v];
}
const h = new Int16Array(n + 1);
let crooked = 0;
while (tail--) {
  const v = order[tail], x = h[L[v]], y = h[R[v]];
  h[v] = (x > y ? x : y) + 1;
  if (x - y > 1 || y - x > 1) crooked++;
}
console.log(crooked);
