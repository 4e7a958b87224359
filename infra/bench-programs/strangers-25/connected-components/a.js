const buf = require('fs').readFileSync(0);
let p = 0;
const next = () => {
  let c = buf[p++], x = 0;
  while (c < 48) c = buf[p++];
  for (; c > 47; c = buf[p++]) x = 10 * x + (c & 15);
  return x;
};
const n = next();
let m = next();
const d = new Int32Array(n + 1).fill(-1); // negative: root, -size
const root = x => {
  while (d[x] >= 0) {
    const up = d[x];
    if (d[up] >= 0) d[x] = d[up];
    x = up;
  }
  return x;
};
let groups = n;
while (m--) {
  let u = root(next()), v = root(next());
  if (u === v) continue;
  if (d[u] > d[v]) [u, v] = [v, u];
  d[u] += d[v];
  d[v] = u;
  groups--;
}
console.log(groups);
