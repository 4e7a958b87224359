const t = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +t[0];
const up = new Int32Array(n + 1);
const open = new Int32Array(n + 1); // children that have not reported yet
const height = new Int32Array(n + 1);
for (let v = 1; v <= n; v++) open[(up[v] = +t[v])]++;
let best = 0;
for (let v = 1; v <= n; v++) {
  // climb from each leaf as long as this was the last child
  let x = open[v] === 0 && height[v] === 0 ? v : 0;
  if (x === 0 || open[x] < 0) continue;
  while (x !== 0) {
    open[x] = -1;
    const p = up[x];
    if (p === 0) break;
    best = Math.max(best, height[p] + height[x] + 1);
    height[p] = Math.max(height[p], height[x] + 1);
    x = --open[p] === 0 ? p : 0;
  }
}
console.log(best);
