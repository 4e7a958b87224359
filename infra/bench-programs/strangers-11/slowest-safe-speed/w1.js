const [n, h, ...tanks] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// whole hours at speed v: every tank is rounded up
const hours = (v) => tanks.reduce((sum, x) => (sum + (x + v - 1) / v) | 0, 0);

let lo = 1;
let hi = Math.max(...tanks);
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (hours(mid) <= h) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
