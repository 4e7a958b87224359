const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const out = new Array(a.length);
let before = 1, behind = 1;
for (let i = 0; i < a.length; i++) {
  out[i] = before;
  before *= a[i];
}
for (let i = a.length - 1; i >= 0; i--) {
  out[i] *= behind;
  behind *= a[i];
}
console.log(out.join(' '));
