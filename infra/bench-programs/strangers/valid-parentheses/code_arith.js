const buf = require('fs').readFileSync(0);
const st = new Uint8Array(buf.length + 1);
let sp = 0, ok = 1;
for (let i = 0; ok && i < buf.length; i++) {
  const c = buf[i];
  if (c <= 32) break;
  if (c === 40 || c === 91 || c === 123) st[sp++] = c;
  else {
    const d = sp ? c - st[--sp] : 0;
    if (d !== 1 && d !== 2) ok = 0;
  }
}
console.log(ok && sp === 0 ? 'true' : 'false');
