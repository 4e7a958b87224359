const [n, c, ...r] = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const best = new Float64Array(c + 1); // best[x]: most coins with at most x kilograms
for (let i = 0; i < n; i++) {
  const w = r[i], v = r[n + i];
  for (let x = c; x >= w; x--) {
    const t = best[x - w] + v;
    if (t > best[x]) best[x] = t;
  }
}
console.log(String(best[c]));
