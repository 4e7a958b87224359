// wrapping a present
const fs = require('fs');
const rows = fs.readFileSync(0, 'utf8').trim().split('\n').slice(1);
class Tree {
  constructor(x, y) { this.x = x; this.y = y; }
  turn(a, b) { return (a.x - this.x) * (b.y - this.y) - (a.y - this.y) * (b.x - this.x); }
  dist2(a) { return (a.x - this.x) ** 2 + (a.y - this.y) ** 2; }
  same(a) { return a.x === this.x && a.y === this.y; }
}
const trees = rows.map(r => new Tree(...r.split(' ').map(Number)));
const first = trees.reduce((m, t) => (t.x < m.x || (t.x === m.x && t.y < m.y) ? t : m));
let bends = 0, area = 0, at = first;
do {
  let to = null;
  for (const t of trees) {
    if (t.same(at)) continue;
    if (to === null) { to = t; continue; }
    const c = at.turn(to, t);
    if (c < 0 || (c === 0 && at.dist2(t) > at.dist2(to))) to = t;
  }
  bends++;
  if (to === null) break;
  area += first.turn(at, to);
  at = to;
} while (!at.same(first));
console.log(bends + ' ' + (area || 0));
