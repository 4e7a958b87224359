// Joins all neighbours of equal colour with union-find, then recolours the set of the click.
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [r, c, sr, sc, colour] = t;
const cells = t.slice(5, 5 + r * c);
const up = cells.map((_, i) => i);
const find = (i) => {
  let root = i;
  while (up[root] !== root) root = up[root];
  while (up[i] !== root) {
    const above = up[i];
    up[i] = root;
    i = above;
  }
  return root;
};
const size = cells.map(() => 1);
function unite(a, b) {
  a = find(a);
  b = find(b);
  if (a === b) return;
  if (size[a] < size[b]) [a, b] = [b, a];
  up[b] = a;
  size[a] += size[b];
}
for (let y = 0, i = 0; y < r; y++) {
  for (let x = 0; x < c; x++, i++) {
    if (x && cells[i - 1] === cells[i]) unite(i - 1, i);
    if (y && cells[i - c] === cells[i]) unite(i - c, i);
  }
}
const mine = find(sr * c + sc);
const out = cells.map((v, i) => (find(i) === mine ? colour : v));
const lines = [];
for (let y = 0; y < r; y++) lines.push(out.slice(y * c, y * c + c).join(' '));
console.log(lines.join('\n'));
