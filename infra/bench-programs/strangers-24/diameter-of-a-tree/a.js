const [n, ...pred] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const first = new Int32Array(n + 1), sibling = new Int32Array(n + 1);
pred.forEach((p, i) => {
  sibling[i + 1] = first[p];
  first[p] = i + 1;
});
const order = [first[0]];
for (let k = 0; k < order.length; k++)
  for (let ch = first[order[k]]; ch; ch = sibling[ch]) order.push(ch);
const deep = new Int32Array(n + 1);
let best = 0;
while (order.length) {
  const v = order.pop(), p = pred[v - 1], d = deep[v] + 1;
  best = Math.max(best, p ? deep[p] + d : 0);
  if (p && d > deep[p]) deep[p] = d;
}
console.log(best);
