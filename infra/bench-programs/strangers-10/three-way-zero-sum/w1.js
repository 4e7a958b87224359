const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const a = data.slice(1, n + 1).sort((x, y) => x - y);
const out = [];

for (let i = 0; i < n - 2; i++) {
  if (a[i] === a[i + 1]) continue;
  let lo = i + 1;
  let hi = n - 1;
  while (lo < hi) {
    const sum = a[i] + a[lo] + a[hi];
    if (sum < 0) {
      lo++;
    } else if (sum > 0) {
      hi--;
    } else {
      out.push(`${a[i]} ${a[lo]} ${a[hi]}`);
      while (lo < hi && a[lo] === a[lo + 1]) lo++;
      while (lo < hi && a[hi] === a[hi - 1]) hi--;
      lo++;
      hi--;
    }
  }
}

console.log(out.length ? out.join('\n') : 'none');
