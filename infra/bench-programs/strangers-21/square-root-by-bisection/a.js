const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
let lo = 0, hi = 1000001;
for (let i = 0; i < 80; i++) {
  const mid = (lo + hi) / 2;
  if (mid * mid > x) hi = mid; else lo = mid;
}
console.log(lo.toFixed(10));
