const fs = require('fs');
const toks = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = toks[0];
const v = toks.slice(1, n + 1).sort((x, y) => x - y);
const lines = [];
for (let i = 0; i < n - 2 && v[i] <= 0; i++) {
  if (i > 0 && v[i] === v[i - 1]) continue;
  let lo = i + 1, hi = n - 1;
  while (lo < hi) {
    const s = v[i] + v[lo] + v[hi];
    if (s < 0) lo++;
    else if (s > 0) hi--;
    else {
      lines.push(`${v[i]} ${v[lo]} ${v[hi]}`);
      while (lo < hi && v[lo] === v[lo + 1]) lo++;
      while (lo < hi && v[hi] === v[hi - 1]) hi--;
      lo++; hi--;
    }
  }
}
console.log(lines.length ? lines.join('\n') : 'none');
