const L = require('fs').readFileSync(0, 'utf8').split('\n').map((x) => x.trim());
const [r, c] = L[0].split(' ').map(Number);
// one line with a border of '.', so no bounds need to be checked
const W = c + 1;
const g = Array.from('.'.repeat(W) + L.slice(1, r + 1).map((x) => x + '.').join('') + '.'.repeat(W));
const word = L[r + 1];
const step = [1, -1, W, -W];

function go(at, i) {
  if (g[at] !== word[i]) return false;
  if (++i === word.length) return true;
  const keep = g[at];
  g[at] = '.';
  for (const d of step) if (go(at + d, i)) return true;
  g[at] = keep;
  return false;
}

let found = false;
for (let at = W; at < g.length - W && !found; at++) found = go(at, 0);
console.log(String(found));
