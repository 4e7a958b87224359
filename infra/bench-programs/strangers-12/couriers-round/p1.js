const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0];
const time = (i, j) => t[1 + i * n + j];
const FULL = (1 << n) - 1;
// dp[mask * n + last]: shortest way from the office through the places of mask
const dp = new Float64Array((FULL + 1) * n).fill(Infinity);
dp[1 * n + 0] = 0;
for (let mask = 1; mask <= FULL; mask += 2) {
  for (let last = 0; last < n; last++) {
    const cur = dp[mask * n + last];
    if (cur === Infinity) continue;
    for (let next = 1; next < n; next++) {
      if (mask & (1 << next)) continue;
      const w = time(last, next);
      if (w < 0) continue;
      const to = (mask | (1 << next)) * n + next;
      if (cur + w < dp[to]) dp[to] = cur + w;
    }
  }
}
let best = n === 1 ? 0 : Infinity;
for (let last = 1; last < n; last++) {
  if (time(last, 0) >= 0) best = Math.min(best, dp[FULL * n + last] + time(last, 0));
}
console.log(best === Infinity ? 'none' : String(best));
