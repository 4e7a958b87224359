'use strict';
// For every end: the run must reach back to the need-th last place of every letter of t.
const [s, t] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const letters = [...new Set(t)];
const index = new Map(letters.map((c, i) => [c, i]));
const need = letters.map(() => 0);
for (const c of t) need[index.get(c)]++;
const places = letters.map(() => []);
let from = 0, len = Infinity;
for (let r = 0; r < s.length; r++) {
  const i = index.get(s[r]);
  if (i === undefined) continue;
  places[i].push(r);
  const start = places.reduce((m, p, j) => {
    const k = p.length - need[j];
    return k < 0 ? -1 : Math.min(m, p[k]);
  }, r);
  if (start >= 0 && r - start + 1 < len && places.every((p, j) => p.length >= need[j])) {
    len = r - start + 1;
    from = start;
  }
}
console.log(len === Infinity ? 'none' : s.substr(from, len));
