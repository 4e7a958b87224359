const it = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)[Symbol.iterator]();
const next = () => it.next().value;
const n = next(), m = next();
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const u = next(), v = next();
  adj[u].push(v);
  adj[v].push(u);
}
const seen = new Set();
let comps = 0;
for (let s = 1; s <= n; s++) {
  if (seen.has(s)) continue;
  comps++;
  const stack = [s];
  seen.add(s);
  while (stack.length > 0) {
    for (const v of adj[stack.pop()]) {
      if (!seen.has(v)) {
        seen.add(v);
        stack.push(v);
      }
    }
  }
}
console.log(comps);
