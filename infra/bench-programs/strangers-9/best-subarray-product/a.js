const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
let hi = +data[1], lo = hi, best = hi;
for (let i = 2; i <= n; i++) {
  const x = +data[i];
  const a = hi * x, b = lo * x;
  hi = Math.max(x, a, b);
  lo = Math.min(x, a, b);
  if (hi > best) best = hi;
}
console.log(String(best));
