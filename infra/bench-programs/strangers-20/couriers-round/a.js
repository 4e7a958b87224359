const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0];
const c = (i, j) => (t[1 + i * n + j] < 0 ? Infinity : t[1 + i * n + j]);
if (n === 1) {
  console.log(0);
} else {
  // best[S * n + v]: from the office through the set S, now in v (v in S)
  const best = new Float64Array((1 << n) * n).fill(Infinity);
  best[1 * n + 0] = 0;
  for (let S = 1; S < 1 << n; S += 2) {
    for (let v = 0; v < n; v++) {
      const b = best[S * n + v];
      if (b === Infinity) continue;
      for (let u = 1; u < n; u++) {
        if (S & (1 << u)) continue;
        const k = (S | (1 << u)) * n + u;
        const x = b + c(v, u);
        if (x < best[k]) best[k] = x;
      }
    }
  }
  let r = Infinity;
  for (let v = 1; v < n; v++) r = Math.min(r, best[((1 << n) - 1) * n + v] + c(v, 0));
  console.log(r === Infinity ? 'none' : r);
}
