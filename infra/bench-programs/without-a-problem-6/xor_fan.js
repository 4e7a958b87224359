// A convex polygon with a number at each corner is cut into triangles.
// A triangle costs the xor of its corners. Cheapest way of cutting?
const [first, second] = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);
const n = Number(first);
const v = second.trim().split(/\s+/).map(Number);

const cost = Array.from({ length: n }, () => new Array(n).fill(0));
for (let gap = 2; gap < n; gap++) {
  for (let i = 0; i + gap < n; i++) {
    const j = i + gap;
    let best = Infinity;
    for (let k = i + 1; k < j; k++) {
      const c = cost[i][k] + cost[k][j] + (v[i] ^ v[k] ^ v[j]);
      if (c < best) best = c;
    }
    cost[i][j] = best;
  }
}
console.log(n < 3 ? 0 : cost[0][n - 1]);
