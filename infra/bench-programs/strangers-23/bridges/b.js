const [n, m, ...ends] = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);

const rand = () => (Math.random() * 4294967296) | 0;
const roads = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  roads[ends[2 * i]].push(i);
  roads[ends[2 * i + 1]].push(i);
}
const parent = new Int32Array(n + 1);
const parentRoad = new Int32Array(n + 1).fill(-1);
const seen = new Uint8Array(n + 1);
const inTree = new Uint8Array(m);
const order = [];
for (let s = 1; s <= n; s++) {
  if (seen[s]) continue;
  seen[s] = 1;
  order.push(s);
  for (let i = order.length - 1; i < order.length; i++) {
    const v = order[i];
    for (const r of roads[v]) {
      const u = ends[2 * r] === v ? ends[2 * r + 1] : ends[2 * r];
      if (seen[u]) continue;
      seen[u] = 1;
      parent[u] = v;
      parentRoad[u] = r;
      inTree[r] = 1;
      order.push(u);
    }
  }
}
const x = new Int32Array(n + 1), y = new Int32Array(n + 1);
for (let r = 0; r < m; r++) {
  if (inTree[r]) continue;
  const p = rand(), q = rand();
  for (const v of [ends[2 * r], ends[2 * r + 1]]) {
    x[v] ^= p;
    y[v] ^= q;
  }
}
const lone = new Uint8Array(m);
for (const v of order.reverse()) {
  if (parentRoad[v] < 0) continue;
  if (x[v] === 0 && y[v] === 0) lone[parentRoad[v]] = 1;
  x[parent[v]] ^= x[v];
  y[parent[v]] ^= y[v];
}
const out = [];
lone.forEach((f, i) => f && out.push(i + 1));
console.log(out.length);
console.log(out.join(' '));
