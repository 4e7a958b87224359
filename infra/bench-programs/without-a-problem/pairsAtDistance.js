const [first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const pts = rest.slice(0, +first).map(l => l.split(' ').map(Number));
let best = 0;
pts.forEach((p, i) => {
  pts.forEach((q, j) => {
    const d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
    if (d > best) best = d;
  });
});
console.log(Math.sqrt(best).toFixed(3));
