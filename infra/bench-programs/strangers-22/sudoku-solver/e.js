const [t, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const boxOf = s => 3 * Math.floor(s / 27) + Math.floor((s % 9) / 3);
const unitsOf = [...Array(81).keys()].map(s => [Math.floor(s / 9), 9 + (s % 9), 18 + boxOf(s)]);
const members = [...Array(27).keys()].map(u => [...Array(81).keys()].filter(s => unitsOf[s].includes(u)));
const bits = m => { let k = 0; for (; m; m &= m - 1) k++; return k; };

function solve(grid, used) {
  // the scarcest question: "which digit goes here?" or "where in this unit does the digit go?"
  let choices = null;
  const offer = list => { if (!choices || list.length < choices.length) choices = list; };
  let open = 0;
  const free = grid.map((d, s) => {
    if (d) return 0;
    open++;
    const [a, b, c] = unitsOf[s];
    return 511 & ~(used[a] | used[b] | used[c]);
  });
  if (!open) return grid;
  for (let s = 0; s < 81; s++) {
    if (grid[s]) continue;
    if (choices && bits(free[s]) >= choices.length) continue;
    const list = [];
    for (let d = 0; d < 9; d++) if (free[s] >> d & 1) list.push([s, d]);
    offer(list);
    if (list.length === 0) return null;
  }
  for (let u = 0; choices.length > 1 && u < 27; u++) {
    for (let d = 0; d < 9; d++) {
      if (used[u] >> d & 1) continue;
      const list = [];
      for (const s of members[u]) if (free[s] >> d & 1) list.push([s, d]);
      offer(list);
    }
  }
  for (const [s, d] of choices) {
    grid[s] = d + 1;
    for (const u of unitsOf[s]) used[u] |= 1 << d;
    if (solve(grid, used)) return grid;
    grid[s] = 0;
    for (const u of unitsOf[s]) used[u] &= ~(1 << d);
  }
  return null;
}

const out = [];
for (let k = 0; k < +t; k++) {
  const grid = lines.slice(9 * k, 9 * k + 9).join('').split('').map(x => (x === '.' ? 0 : +x));
  const used = new Array(27).fill(0);
  grid.forEach((d, s) => { if (d) for (const u of unitsOf[s]) used[u] |= 1 << (d - 1); });
  solve(grid, used);
  for (let i = 0; i < 81; i += 9) out.push(grid.slice(i, i + 9).join(''));
}
console.log(out.join('\n'));
