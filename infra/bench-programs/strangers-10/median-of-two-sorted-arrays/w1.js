const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const parse = (s) => (s || '').split(' ').filter((t) => t.trim() !== '').map(Number);

const INF = 1e9;

function median(a, b) {
  if (a.length > b.length) return median(b, a);
  const total = a.length + b.length;
  const half = (total + 1) >> 1;
  let lo = 0;
  let hi = a.length;
  while (lo <= hi) {
    const i = (lo + hi) >> 1;
    const j = half - i;
    const aLeft = i > 0 ? a[i - 1] : -INF;
    const aRight = i < a.length ? a[i] : INF;
    const bLeft = j > 0 ? b[j - 1] : -INF;
    const bRight = j < b.length ? b[j] : INF;
    if (aLeft > bRight) {
      hi = i - 1;
    } else if (bLeft > aRight) {
      lo = i + 1;
    } else {
      const left = Math.max(aLeft, bLeft);
      return total % 2 ? left : (left + Math.min(aRight, bRight)) / 2;
    }
  }
}

console.log(median(parse(lines[1]), parse(lines[3])));
