const x = Number(require('fs').readFileSync('/dev/stdin', 'utf8').trim());
const sqrt = (lo, hi) => {
  const mid = (lo + hi) / 2;
  if (hi - lo < 1e-3) return mid;
  return mid * mid > x ? sqrt(lo, mid) : sqrt(mid, hi);
};
console.log(sqrt(0, x + 1));
