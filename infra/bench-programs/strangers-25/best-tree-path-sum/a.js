const [, ...tok] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const make = t => (t === undefined || t === 'null') ? null : { v: +t, l: null, r: null };

const root = make(tok[0]);
const queue = [root];
let at = 1;
for (const node of queue) {
  if (at >= tok.length) break;
  node.l = make(tok[at++]);
  node.r = make(tok[at++]);
  if (node.l) queue.push(node.l);
  if (node.r) queue.push(node.r);
}

let best = -Infinity;
(function down(node) {
  if (!node) return 0;
  const a = Math.max(0, down(node.l));
  const b = Math.max(0, down(node.r));
  best = Math.max(best, node.v + a + b);
  return node.v + Math.max(a, b);
})(root);

console.log(best);
