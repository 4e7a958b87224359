const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1).sort((x, y) => x - y);
const n = a.length;
const out = [];
for (let i = 0; i < n - 2; i++) {
  if (i > 0 && a[i] === a[i - 1]) continue;
  let lo = i + 1, hi = n - 1;
  while (lo < hi) {
    const s = a[i] + a[lo] + a[hi];
    if (s === 0) {
      out.push([a[i], a[lo], a[hi]].join(' '));
      while (lo < hi && a[lo] === a[lo + 1]) lo++;
      lo++;
    } else if (s < 0) lo++;
    else hi--;
  }
}
console.log(out.length ? out.join('\n') : 'none');
