const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
let s = lines[0].trim(), t = lines[1].trim();
let ok = s.length === t.length;
for (const ch of s) {
  const i = t.lastIndexOf(ch === 'a' ? 'a' : ch);
  if (i < 0) { ok = false; break; }
  t = [...t.slice(0, i), ...t.slice(i + 1)].join('');
}
console.log(ok);
