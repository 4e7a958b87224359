const text = require('fs').readFileSync(0, 'utf8');
const [n, ...pred] = text.trim().split(/\s+/).map(Number);
pred.unshift(0);
const open = new Int32Array(n + 1);
for (const p of pred) open[p]++;
const height = new Int32Array(n + 1);
let best = 0;

const ready = [];
for (let v = 1; v <= n; v++) if (open[v] === 0) ready.push(v);
while (ready.length) {
  const v = ready.pop();
  const p = pred[v];
  if (p === 0) break;
  best = Math.max(best, height[p] + height[v] + 1);
  height[p] = Math.max(height[p], height[v] + 1);
  if (--open[p] === 0) ready.push(p);
}
console.log(best);
