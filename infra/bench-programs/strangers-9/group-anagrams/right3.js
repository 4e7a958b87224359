const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0], 10);
const entries = lines.slice(1, n + 1)
  .map((line) => line.trim())
  .map((word) => ({ word, key: [...word].sort().join('') }))
  .sort((p, q) => (p.key < q.key ? -1 : p.key > q.key ? 1 : 0));

let text = entries[0].word;
for (let i = 1; i < n; i++) {
  text += (entries[i].key === entries[i - 1].key ? ' ' : '\n') + entries[i].word;
}
console.log(text);
