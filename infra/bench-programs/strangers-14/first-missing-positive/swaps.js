const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +t[0];
const a = new Int32Array(n);
for (let i = 0; i < n; i++) a[i] = +t[i + 1];
for (let i = 0; i < n; ) {
  const home = a[i] - 1;
  if (home >= 0 && home < n && a[home] !== a[i]) {
    const x = a[home]; a[home] = a[i]; a[i] = x;
  } else i++;
}
let k = 0;
while (k < n && a[k] === k + 1) k++;
console.log(k + 1);
