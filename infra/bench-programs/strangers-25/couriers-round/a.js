const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = t[0];
const time = (i, j) => t[1 + i * n + j];
const full = (1 << n) - 1;
const best = new Float64Array((1 << n) * n).fill(Infinity);
best[1 * n + 0] = 0;
for (let mask = 1; mask <= full; mask += 2) {
  for (let i = 0; i < n; i++) {
    const here = best[mask * n + i];
    if (here === Infinity) continue;
    for (let j = 1; j < n; j++) {
      if (mask >> j & 1) continue;
      const d = time(i, j);
      if (d < 0) continue;
      const k = (mask | 1 << j) * n + j;
      if (here + d < best[k]) best[k] = here + d;
    }
  }
}
let answer = n === 1 ? 0 : Infinity;
for (let i = 1; i < n; i++) {
  const back = time(i, 0);
  if (back >= 0) answer = Math.min(answer, best[full * n + i] + back);
}
console.log(answer === Infinity ? 'none' : String(answer));
