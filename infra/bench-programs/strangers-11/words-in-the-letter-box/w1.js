const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const r = Number(tokens[at++]);
const c = Number(tokens[at++]);
const grid = [];
for (let i = 0; i < r; i++) grid.push([...tokens[at++]]);
const n = Number(tokens[at++]);

const root = { next: {}, word: null };
for (let i = 0; i < n; i++) {
  const word = tokens[at++];
  let node = root;
  for (const ch of word) {
    if (!node.next[ch]) node.next[ch] = { next: {}, word: null };
    node = node.next[ch];
  }
  node.word = word;
}

const found = [];

function search(y, x, node) {
  if (y < 0 || x < 0 || y >= r || x >= c) return;
  const ch = grid[y][x];
  const child = node.next[ch];
  if (!child) return;
  if (child.word !== null) {
    found.push(child.word);
  }
  grid[y][x] = '#';
  search(y - 1, x, child);
  search(y + 1, x, child);
  search(y, x - 1, child);
  search(y, x + 1, child);
  grid[y][x] = ch;
}

for (let y = 0; y < r; y++) for (let x = 0; x < c; x++) search(y, x, root);

found.sort();
console.log([found.length, ...found].join('\n'));
