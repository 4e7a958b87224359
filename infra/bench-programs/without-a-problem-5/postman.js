const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +rows.shift();
const pts = rows.map(r => r.split(' ').map(Number));
const dist = (i, j) => Math.abs(pts[i][0] - pts[j][0]) + Math.abs(pts[i][1] - pts[j][1]);
const full = 1 << n;
const dp = Array.from({ length: full }, () => new Array(n).fill(Infinity));
dp[1][0] = 0;
for (let mask = 1; mask < full; mask += 2) {
  for (let i = 0; i < n; i++) {
    if (dp[mask][i] === Infinity) continue;
    for (let j = 1; j < n; j++) {
      if (mask >> j & 1) continue;
      const next = mask | 1 << j;
      dp[next][j] = Math.min(dp[next][j], dp[mask][i] + dist(i, j));
    }
  }
}
let best = Infinity;
for (let i = 0; i < n; i++) best = Math.min(best, dp[full - 1][i] + dist(i, 0));
console.log(best);
