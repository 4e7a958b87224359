'use strict';
const [s, t] = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const owed = new Map();
for (const c of t) owed.set(c, (owed.get(c) || 0) + 1);
let missing = t.length, from = 0, best = null;
[...s].forEach((c, to) => {
  const o = owed.get(c);
  if (o === undefined) return;
  if (o > 0) missing--;
  owed.set(c, o - 1);
  if (missing) return;
  for (;;) {
    const f = s[from];
    const of = owed.get(f);
    if (of === 0) break;
    if (of !== undefined) owed.set(f, of + 1);
    from++;
  }
  if (!best || to - from < best[1] - best[0]) best = [from, to];
});
console.log(best ? s.slice(best[0], best[1] + 1) : 'none');
