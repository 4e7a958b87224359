const a = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].trim().split(/\s+/).map(Number);
const out = new Array(a.length);
let p = 1;
for (let i = 0; i < a.length; i++) {
  out[i] = p;
  p *= a[i];
}
p = 1;
for (let i = a.length - 1; i >= 0; i--) {
  out[i] *= p;
  p *= a[i];
}
console.log(out.join(' '));
