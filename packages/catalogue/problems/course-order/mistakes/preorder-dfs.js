const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni(), m = ni();
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) { const a = ni(), b = ni(); adj[a].push(b); }
const state = new Array(n + 1).fill(0);
const out = [];
let bad = false;
function visit(x) {
  state[x] = 1;
  for (const y of adj[x]) if (!state[y]) visit(y);
  else if (state[y] === 1) bad = true;
  state[x] = 2;
  out.push(x);
}
for (let i = 1; i <= n; i++) if (!state[i]) visit(i);
console.log(bad ? 'impossible' : out.reverse().join(' '));
