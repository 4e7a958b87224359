const s = require('fs').readFileSync(0, 'utf8').trim();
const OPEN = '([{', CLOSE = ')]}', c = [0, 0, 0];
let ok = true;
for (let i = 0; i < s.length && ok; i++) {
  const o = OPEN.indexOf(s[i]);
  if (o >= 0) { c[o]++; continue; }
  const k = CLOSE.indexOf(s[i]);
  if (--c[k] < 0) ok = false;
  const before = i ? OPEN.indexOf(s[i - 1]) : -1;
  if (before >= 0 && before !== k) ok = false;
}
console.log(String(ok && c.every((x) => x === 0)));
