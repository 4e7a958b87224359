const b = require('fs').readFileSync(0);
const st = new Uint8Array(b.length + 1);
let k = 0, good = true;
for (const c of b) {
  if (c === 40) st[k++] = 41;
  else if (c === 91 || c === 123) st[k++] = c + 2;
  else if (c > 32 && (k === 0 || st[--k] !== c)) { good = false; break; }
}
console.log(good && k === 0 ? 'true' : 'false');
