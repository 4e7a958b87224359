const [n, k, sx, sy, ...p] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sq = v => v * v;
const dist = i => sq(p[2 * i] - sx) + sq(p[2 * i + 1] - sy);
console.log(
  Array.from({ length: n }, (_, i) => ({ boat: i + 1, d: dist(i) }))
    .sort((a, b) => a.d - b.d || a.boat - b.boat)
    .slice(0, k)
    .map(o => o.boat)
    .join(' ')
);
