// numbers up to 10^12 do not fit in 32 bits: high and low part apart
const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = t[0];
const P = 2 ** 20;
let hi = 0, lo = 0;
for (let i = 1; i <= n; i++) {
  hi ^= Math.floor(t[i] / P);
  lo ^= t[i] % P;
}
let ways = 0;
for (let i = 1; i <= n; i++) {
  const h = Math.floor(t[i] / P), l = t[i] % P;
  if (((h ^ hi) - h) * P + ((l ^ lo) - l) < 0) ways++;
}
console.log(ways);
