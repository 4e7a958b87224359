const read = (function* () {
  for (const t of require('fs').readFileSync(0, 'utf8').matchAll(/\d+/g)) yield +t[0];
})();
const next = () => read.next().value;
const n = next(), m = next();
const g = Array.from({ length: n + 1 }, () => []);
for (let id = 1; id <= m; id++) {
  const a = next(), b = next();
  g[a].push([b, id]);
  g[b].push([a, id]);
}
const tin = new Int32Array(n + 1), low = new Int32Array(n + 1), pos = new Int32Array(n + 1);
let timer = 0;
const cut = new Uint8Array(m + 1);
for (let s = 1; s <= n; s++) {
  if (tin[s]) continue;
  tin[s] = low[s] = ++timer;
  const stack = [{ v: s, from: 0, road: 0 }];
  while (stack.length) {
    const top = stack[stack.length - 1];
    const { v, from, road } = top;
    if (pos[v] < g[v].length) {
      const [w, id] = g[v][pos[v]++];
      if (w === from) continue;
      if (tin[w]) low[v] = Math.min(low[v], tin[w]);
      else {
        tin[w] = low[w] = ++timer;
        stack.push({ v: w, from: v, road: id });
      }
    } else {
      stack.pop();
      if (from) {
        low[from] = Math.min(low[from], low[v]);
        if (low[v] > tin[from]) cut[road] = 1;
      }
    }
  }
}
const bridges = [...cut.keys()].filter(r => cut[r]);
console.log(bridges.length);
console.log(bridges.join(' '));
