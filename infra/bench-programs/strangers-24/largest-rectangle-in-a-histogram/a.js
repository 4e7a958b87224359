// Raise the bars from the tallest to the lowest and glue neighbours together.
class Blocks {
  constructor(n) {
    this.boss = Int32Array.from({ length: n }, (_, i) => i);
    this.size = new Int32Array(n);
  }
  find(v) {
    const b = this.boss;
    while (b[v] !== v) { b[v] = b[b[v]]; v = b[v]; }
    return v;
  }
  raise(v) { this.size[v] = 1; }
  up(v) { return this.size[v] > 0; }
  glue(u, v) {
    u = this.find(u); v = this.find(v);
    if (this.size[u] < this.size[v]) [u, v] = [v, u];
    this.boss[v] = u;
    this.size[u] += this.size[v];
  }
}
const [n, ...h] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const order = [...h.keys()].sort((p, q) => h[q] - h[p]);
const blocks = new Blocks(n);
let best = 0;
for (const i of order) {
  blocks.raise(i);
  if (i > 0 && blocks.up(i - 1)) blocks.glue(i, i - 1);
  if (i + 1 < n && blocks.up(i + 1)) blocks.glue(i, i + 1);
  best = Math.max(best, h[i] * blocks.size[blocks.find(i)]);
}
console.log(best);
