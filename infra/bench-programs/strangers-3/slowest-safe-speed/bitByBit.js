const [n, h, ...tank] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const safe = v => tank.reduce((s, x) => s + Math.ceil(x / v), 0) <= h;
let bad = 0;
for (let b = 29; b >= 0; b--) {
  const v = bad + 2 ** b;
  if (!safe(v)) bad = v;
}
console.log(bad + 1);
