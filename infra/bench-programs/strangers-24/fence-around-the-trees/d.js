const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = +lines[0];
const pts = [];
for (let i = 1; i <= n; i++) {
  const [x, y] = lines[i].trim().split(' ');
  pts.push({ x: +x, y: +y });
}
let o = pts[0];
for (const p of pts) if (p.y < o.y || (p.y === o.y && p.x < o.x)) o = p;

const cross = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const far = (p) => Math.abs(p.x - o.x) + Math.abs(p.y - o.y);

const rest = pts.filter((p) => p.x !== o.x || p.y !== o.y);
rest.sort((p, q) => {
  const t = cross(o, p, q);
  return t > 0 ? -1 : t < 0 ? 1 : far(p) - far(q);
});

const stack = [o];
for (const p of rest) {
  while (stack.length > 1 && cross(stack[stack.length - 2], stack[stack.length - 1], p) <= 0) stack.pop();
  stack.push(p);
}
let twice = 0;
for (let i = 1; i + 1 < stack.length; i++) twice += cross(o, stack[i], stack[i + 1]);
console.log(stack.length, twice);
