const fs = require('fs');
const tok = fs.readFileSync(0, 'utf8').split(/\s+/);
const k = +tok[0];

// tree of plain objects
const mk = (t) => (t === undefined || t === 'null' ? null : { v: +t, kids: [], arm: 0 });
const root = mk(tok[1]);
const q = [root];
for (let i = 2, h = 0; i <= k; i += 2, h++) {
  for (const t of [tok[i], i + 1 <= k ? tok[i + 1] : undefined]) {
    const c = mk(t);
    if (c) { q[h].kids.push(c); q.push(c); }
  }
}

// post-order with an own stack: a node is met twice, the second time all its children are done
let best = -Infinity;
const stack = [[root, false]];
while (stack.length) {
  const [node, ready] = stack.pop();
  if (!ready) {
    stack.push([node, true]);
    for (const c of node.kids) stack.push([c, false]);
    continue;
  }
  const arms = node.kids.map((c) => Math.max(0, c.arm));
  const both = arms.reduce((a, b) => a + b, node.v);
  best = Math.max(best, both);
  node.arm = node.v + Math.max(0, ...arms);
}
console.log(best);
