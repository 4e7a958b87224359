const tok = require('fs').readFileSync(0, 'latin1').trim().split(/\s+/).slice(1);
const make = t => ({ v: +t, l: null, r: null, arm: 0 });
const root = make(tok[0]);
const queue = [root];
for (let p = 1, q = 0; p < tok.length; q++) {
  const cur = queue[q];
  if (tok[p] !== 'null') queue.push(cur.l = make(tok[p]));
  p++;
  if (p < tok.length && tok[p] !== 'null') queue.push(cur.r = make(tok[p]));
  p++;
}
let best = -Infinity;
const stack = [[root, false]];
while (stack.length) {
  const [node, ready] = stack.pop();
  if (!ready) {
    stack.push([node, true]);
    if (node.l) stack.push([node.l, false]);
    if (node.r) stack.push([node.r, false]);
  } else {
    const a = Math.max(0, node.l ? node.l.arm : 0);
    const b = Math.max(0, node.r ? node.r.arm : 0);
    node.arm = node.v + Math.max(a, b);
    best = Math.max(best, node.v + a + b);
  }
}
console.log(best);
