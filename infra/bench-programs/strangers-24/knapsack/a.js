const t = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const n = t[0], c = t[1];
const best = new Float64Array(c + 1);
for (let i = 0; i < n; i++) {
  const w = t[2 + i], v = t[2 + n + i];
  for (let k = c; k >= w; k--) {
    const x = best[k - w] + v;
    if (x > best[k]) best[k] = x;
  }
}
console.log(String(best[c]));
