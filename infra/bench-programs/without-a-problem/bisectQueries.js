const f = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = f[0].split(' ').map(Number);
const a = Int32Array.from(f[1].split(' ').map(Number)).sort();
const ans = f[2].trim().split(' ').map(Number).map(x => {
  let lo = 0, hi = n;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (a[mid] < x) lo = mid + 1; else hi = mid;
  }
  return lo;
});
console.log(ans.join('\n'));
