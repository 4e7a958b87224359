// Peel the leaves round by round until one or two chambers are left.
// XOR of all neighbours: for a leaf that is its only neighbour.
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = Number(t[0]);
const deg = new Int32Array(n + 1), xr = new Int32Array(n + 1);
for (let v = 1; v <= n; v++) {
  const p = Number(t[v]);
  if (p) {
    deg[v]++, deg[p]++;
    xr[v] ^= p, xr[p] ^= v;
  }
}
let layer = [];
for (let v = 1; v <= n; v++) if (deg[v] <= 1) layer.push(v);
let left = n, rounds = 0;
while (left > 2) {
  const next = [];
  left -= layer.length;
  rounds++;
  for (const v of layer) {
    const u = xr[v];
    xr[u] ^= v;
    if (--deg[u] === 1) next.push(u);
  }
  layer = next;
}
console.log(2 * rounds + (left === 2 ? 1 : 0));
