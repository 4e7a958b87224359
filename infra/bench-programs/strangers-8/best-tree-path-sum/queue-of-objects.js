const [, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const vals = second.trim().split(/\s+/).map(x => x === 'null' ? null : parseInt(x, 10));

const make = v => ({ v, l: null, r: null });
const root = make(vals[0]);
const q = [root];
let at = 1;
for (let h = 0; h < q.length; h++) {
  const n = q[h];
  const a = vals[at++], b = vals[at++];
  if (a) q.push(n.l = make(a));
  if (b) q.push(n.r = make(b));
}

let best = -Infinity;
const arm = n => {
  if (!n) return 0;
  const l = Math.max(0, arm(n.l)), r = Math.max(0, arm(n.r));
  best = Math.max(best, n.v + l + r);
  return n.v + Math.max(l, r);
};
arm(root);
console.log(best);
