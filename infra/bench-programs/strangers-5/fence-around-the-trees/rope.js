const [n, ...c] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const pts = Array.from({ length: n }, (_, i) => [c[2 * i], c[2 * i + 1]])
  .sort(([a, b], [p, q]) => a - p || b - q)
  .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);

const turn = ([ax, ay], [bx, by], [px, py]) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const half = list => {
  const chain = [];
  for (const p of list) {
    while (chain.length >= 2 && turn(chain[chain.length - 2], chain[chain.length - 1], p) < 0) chain.pop();
    chain.push(p);
  }
  chain.pop();
  return chain;
};

const hull = pts.length === 1 ? pts : [...half(pts), ...half([...pts].reverse())];
let twice = 0;
for (let i = 1; i + 1 < hull.length; i++) twice += turn(hull[0], hull[i], hull[i + 1]);
console.log(hull.length, twice);
