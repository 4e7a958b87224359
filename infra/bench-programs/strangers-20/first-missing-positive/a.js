// every tag walks home: tag x belongs to place x - 1
const buf = require('fs').readFileSync(0);
let i = 0;
function read() {
  while (buf[i] !== 45 && (buf[i] < 48 || buf[i] > 57)) i++;
  let sign = 1;
  if (buf[i] === 45) { sign = -1; i++; }
  let x = 0;
  while (buf[i] >= 48 && buf[i] <= 57) x = x * 10 + (buf[i++] - 48);
  return sign * x;
}
const n = read();
const a = new Int32Array(n);
for (let j = 0; j < n; j++) a[j] = read();

for (let j = 0; j < n; j++) {
  while (a[j] >= 1 && a[j] <= n && a[a[j] - 1] !== a[j]) {
    const home = a[j] - 1;
    const guest = a[home];
    a[home] = a[j];
    a[j] = guest;
  }
}
let k = 0;
while (k < n && a[k] === k + 1) k++;
console.log(k + 1);
