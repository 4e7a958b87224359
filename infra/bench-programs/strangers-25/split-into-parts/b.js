const buf = require('fs').readFileSync(0);
let p = 0;
function readInt() {
  while (buf[p] < 48 || buf[p] > 57) p++;
  let x = 0;
  while (buf[p] >= 48 && buf[p] <= 57) x = x * 10 + (buf[p++] - 48);
  return x;
}

const n = readInt();
const k = readInt();
const a = new Float64Array(n);
let lo = 0;
let hi = 0;
for (let i = 0; i < n; i++) {
  a[i] = readInt();
  if (a[i] > lo) lo = a[i];
  hi += a[i];
}

while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  let parts = 1;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    if (sum + a[i] > mid) {
      parts++;
      sum = 0;
    }
    sum += a[i];
  }
  if (parts <= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
