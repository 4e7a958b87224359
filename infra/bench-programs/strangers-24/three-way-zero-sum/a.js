const fs = require('fs');
const [n, ...a] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
a.sort((x, y) => x - y);
const out = [];
for (let i = 0; i < n - 2 && a[i] <= 0; i++) {
  if (i > 0 && a[i] === a[i - 1]) continue;
  let lo = i + 1, hi = n - 1;
  while (lo < hi) {
    const sum = a[i] + a[lo] + a[hi];
    if (sum < 0) lo++;
    else if (sum > 0) hi--;
    else {
      out.push(`${a[i]} ${a[lo]} ${a[hi]}`);
      lo++; hi--;
      while (lo < hi && a[lo] === a[lo - 1]) lo++;
      while (lo < hi && a[hi] === a[hi + 1]) hi--;
    }
  }
}
console.log(out.length ? out.join('\n') : 'none');
