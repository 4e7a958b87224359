const fs = require('fs');
const parts = fs.readFileSync(0, 'utf8').trim().split(/\s+/);
const n = Number(parts[0]);
const a = Int32Array.from({ length: n }, (_, i) => Number(parts[i + 1]));

// put every number v of 1..n on the place v - 1
for (let i = 0; i < n; i++) {
  let v = a[i];
  while (v >= 1 && v <= n && a[v - 1] !== v) {
    const pushedOut = a[v - 1];
    a[v - 1] = v;
    v = pushedOut;
  }
}
const hole = a.findIndex((v, i) => v !== i + 1);
console.log(hole === -1 ? n + 1 : hole + 1);
