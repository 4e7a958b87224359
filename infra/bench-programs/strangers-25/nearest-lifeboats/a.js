const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, k, X, Y] = t;
const d = Float64Array.from({ length: n }, (_, i) => {
  const dx = t[4 + 2 * i] - X, dy = t[5 + 2 * i] - Y;
  return dx * dx + dy * dy;
});
const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => d[a] - d[b] || a - b);
console.log(order.slice(0, k).map(i => i + 1).join(' '));
