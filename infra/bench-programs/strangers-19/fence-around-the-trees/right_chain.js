const [n, ...c] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const pts = [];
for (let i = 0; i < n; i++) pts.push([c[2 * i], c[2 * i + 1]]);
pts.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const half = (list) => {
  const h = [];
  for (const p of list) {
    while (h.length > 1 && cross(h[h.length - 2], h[h.length - 1], p) <= 0) h.pop();
    const top = h[h.length - 1];
    if (!top || top[0] !== p[0] || top[1] !== p[1]) h.push(p);
  }
  h.pop();
  return h;
};
const last = pts[n - 1];
let hull = half(pts).concat(half(pts.reverse()));
if (hull.length === 0) hull = [last];
let area = 0;
for (let i = 1; i + 1 < hull.length; i++) area += cross(hull[0], hull[i], hull[i + 1]);
console.log(hull.length + ' ' + area);
