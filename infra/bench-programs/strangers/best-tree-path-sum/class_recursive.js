class TreeNode {
  constructor(v) { this.v = v; this.left = this.right = null; }
  gain(cb) {
    const l = Math.max(0, this.left?.gain(cb) ?? 0);
    const r = Math.max(0, this.right?.gain(cb) ?? 0);
    cb(this.v + l + r);
    return this.v + Math.max(l, r);
  }
}
const [, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const nodes = t.map(x => (x === 'null' ? null : new TreeNode(Number(x))));
let child = 1;
for (const node of nodes) {
  if (!node) continue;
  node.left = nodes[child++] ?? null;
  node.right = nodes[child++] ?? null;
}
let best = -Infinity;
nodes[0].gain(s => { if (s > best) best = s; });
console.log(best);
