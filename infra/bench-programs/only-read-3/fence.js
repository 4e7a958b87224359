'use strict';
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const pts = lines.slice(1, +lines[0] + 1).map(l => l.split(' ').map(Number));
pts.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const half = points => {
  const h = [];
  for (const p of points) {
    while (h.length > 1 && cross(h[h.length - 2], h[h.length - 1], p) <= 0) h.pop();
    h.push(p);
  }
  h.pop();
  return h;
};
const hull = half(pts).concat(half(pts.reverse()));
let len = 0;
hull.forEach((p, i) => {
  const q = hull[(i + 1) % hull.length];
  len += Math.hypot(p[0] - q[0], p[1] - q[1]);
});
console.log(len.toFixed(3));
