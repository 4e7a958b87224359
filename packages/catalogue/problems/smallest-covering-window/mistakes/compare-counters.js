const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const s = lines[0].trim(), t = lines[1].trim();
const cnt = x => { const m = {}; for (const ch of x) m[ch] = (m[ch] || 0) + 1; return m; };
const need = cnt(t);
let best = null, l = 0;
for (let r = 0; r < s.length; r++) {
  for (;;) {
    const have = cnt(s.slice(l, r + 1));
    if (!Object.keys(need).every(ch => (have[ch] || 0) >= need[ch])) break;
    if (best === null || r - l + 1 < best.length) best = s.slice(l, r + 1);
    l++;
  }
}
console.log(best === null ? 'none' : best);
