const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
const [r, c] = lines[0].split(' ').map(Number);
const grid = lines.slice(1, r + 1).map((row) => [...row]);
const n = Number(lines[r + 1]);

const root = { kids: new Map(), word: '' };
for (const word of lines.slice(r + 2, r + 2 + n)) {
  let node = root;
  for (const ch of word) {
    if (!node.kids.has(ch)) node.kids.set(ch, { kids: new Map(), word: '' });
    node = node.kids.get(ch);
  }
  node.word = word;
}

const made = [];
function go(y, x, node) {
  const letter = grid[y]?.[x];
  const child = letter && node.kids.get(letter);
  if (!child) return;
  if (child.word) {
    made.push(child.word);
  }
  grid[y][x] = '';
  go(y + 1, x, child);
  go(y - 1, x, child);
  go(y, x + 1, child);
  go(y, x - 1, child);
  grid[y][x] = letter;
}

for (let y = 0; y < r; y++) {
  for (let x = 0; x < c; x++) go(y, x, root);
}
console.log([made.length, ...made.sort()].join('\n'));
