const s = require('fs').readFileSync(0, 'utf8').toLowerCase().split('').filter((c) => /[a-z0-9]/.test(c));
let ok = true;
while (s.length > 1) {
  if (s.shift() !== s.pop()) {
    ok = false;
    break;
  }
}
console.log(String(ok));
