// doubles >= 0 are ordered like their bit patterns, so bisect over the patterns
const x = Number(require('fs').readFileSync(0, 'utf8'));
const f = new Float64Array(1), u = new BigUint64Array(f.buffer);
let pattern = 0n;
for (let bit = 1n << 61n; bit; bit >>= 1n) {
  u[0] = pattern | bit;
  if (f[0] * f[0] <= x) pattern |= bit;
}
// the highest bit of the exponent is set for numbers from 2 on
if (x >= 4) {
  pattern = 1n << 62n;
  for (let bit = 1n << 61n; bit; bit >>= 1n) {
    u[0] = pattern | bit;
    if (f[0] * f[0] <= x) pattern |= bit;
  }
}
u[0] = pattern;
console.log(f[0].toFixed(10));
