const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni();
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) { const a = ni(), b = ni(); adj[a].push(b); }
// level = length of the longest chain that ends here, relaxed until stable
const level = new Array(n + 1).fill(0);
let changed = true, rounds = 0;
while (changed && rounds <= n) {
  changed = false;
  rounds++;
  for (let x = 1; x <= n; x++) for (const y of adj[x]) if (level[y] < level[x] + 1) { level[y] = level[x] + 1; changed = true; }
}
if (changed) console.log('impossible');
else console.log(Array.from({ length: n }, (_, i) => i + 1).sort((a, b) => level[a] - level[b]).join(' '));
