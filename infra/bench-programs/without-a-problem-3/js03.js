const [head, body] = require('fs').readFileSync('/dev/stdin', 'utf8').split('\n');
const [n, s] = head.trim().split(' ').map(Number);
const a = body.trim().split(/\s+/).map(Number).slice(0, n).sort((u, v) => u - v);

const first = (pred, lo, hi) => {
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (pred(a[mid])) hi = mid;
    else lo = mid + 1;
  }
  return lo;
};

const total = a.reduce((acc, x, i) =>
  acc + a.reduce((inner, y, j) => {
    if (j <= i) return inner;
    const need = s - x - y;
    const from = first(v => v >= need, j + 1, n);
    const to = first(v => v > need, j + 1, n);
    return inner + (to - from);
  }, 0), 0);

console.log(total);
