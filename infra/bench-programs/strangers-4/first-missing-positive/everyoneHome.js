const fs = require('fs');
const a = Int32Array.from(fs.readFileSync(0, 'utf8').trim().split(/\s+/)).subarray(1);
const n = a.length;
for (let i = 0; i < n; i++) {
  let v = a[i];
  while (v > 0 && v <= n && a[v - 1] !== v) {
    const other = a[v - 1];
    a[v - 1] = v;
    v = other;
  }
}
let i = 0;
while (i < n && a[i] === i + 1) i++;
console.log(i + 1);
