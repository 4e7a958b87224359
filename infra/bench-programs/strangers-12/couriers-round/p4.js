// Layer by layer: all partial rounds with 1, 2, 3, ... places.
// Of the rounds with the same places and the same end only the shortest is kept.
const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const n = rows.shift()[0];
let layer = new Map([[1 * 16 + 0, 0]]);
for (let step = 1; step < n; step++) {
  const next = new Map();
  for (const [key, cost] of layer) {
    const seen = key >> 4, at = key & 15;
    rows[at].forEach((w, to) => {
      if (w < 0 || seen >> to & 1) return;
      const k = (seen | 1 << to) << 4 | to;
      const old = next.get(k);
      if (old === undefined || cost + w < old) next.set(k, cost + w);
    });
  }
  layer = next;
}
const rounds = [...layer]
  .map(([key, cost]) => [cost, rows[key & 15][0]])
  .filter(([, back]) => back >= 0)
  .map(([cost, back]) => cost + back);
console.log(rounds.length ? Math.min(...rounds) : 'none');
