const fs = require('fs');
const tokens = fs.readFileSync(0, 'utf8').split(/\s+/);
const n = +tokens[0];
const parent = Int32Array.from(tokens.slice(0, n + 1), (x, i) => (i ? +x : 0));
const waiting = new Int32Array(n + 1);
for (let i = 1; i <= n; i++) waiting[parent[i]]++;
const depth = new Int32Array(n + 1);
let best = 0;
// take dead ends off one after the other
for (let i = 1; i <= n; i++) {
  let v = i;
  while (v && waiting[v] === 0) {
    waiting[v] = -1;
    const p = parent[v];
    if (!p) break;
    best = Math.max(best, depth[p] + depth[v] + 1);
    depth[p] = Math.max(depth[p], depth[v] + 1);
    waiting[p]--;
    v = p;
  }
}
console.log(best);
