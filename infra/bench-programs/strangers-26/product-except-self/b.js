const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const out = new Array(n);
let p = 1;
for (let i = 0; i < n; i++) {
  out[i] = p;
  p *= a[i];
}
p = 1;
for (let i = n - 1; i >= 0; i--) {
  out[i] *= p;
  p *= a[i];
}
console.log(out.map((x) => x + 0).join(' '));
