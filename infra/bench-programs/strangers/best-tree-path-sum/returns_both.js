const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const mk = t => (t === undefined || t === 'null') ? null : { val: +t, l: null, r: null };
const root = mk(tokens[0]);
const q = [root];
let i = 1;
for (const node of q) {
  for (const side of ['l', 'r']) {
    const child = mk(tokens[i++]);
    if (child) { node[side] = child; q.push(child); }
  }
}
let best = -Infinity;
function walk(node) {
  if (!node) return 0;
  const l = Math.max(walk(node.l), 0), r = Math.max(walk(node.r), 0);
  const sum = node.val + l + r;
  best = Math.max(best, sum);
  return sum;
}
walk(root);
console.log(best);
