const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const [r, c] = lines[0].split(' ').map(Number);
const box = lines.slice(1, r + 1);
const n = Number(lines[r + 1]);
const words = new Set(lines.slice(r + 2, r + 2 + n));
const prefixes = new Set();
for (const w of words) for (let k = 1; k <= w.length; k++) prefixes.add(w.slice(0, k));

const made = new Set();
const busy = box.map(() => Array(c).fill(false));
const visit = (y, x, soFar) => {
  if (box[y] === undefined || box[y][x] === undefined || busy[y][x]) return;
  const now = soFar + box[y][x];
  if (!prefixes.has(now)) return;
  if (words.has(now)) made.add(now);
  busy[y][x] = true;
  visit(y + 1, x, now); visit(y - 1, x, now);
  visit(y, x + 1, now); visit(y, x - 1, now);
  busy[y][x] = false;
};
box.forEach((row, y) => [...row].forEach((_, x) => visit(y, x, '')));
console.log([made.size, ...[...made].sort()].join('\n'));
