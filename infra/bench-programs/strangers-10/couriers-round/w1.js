const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const time = lines.slice(1, n + 1).map((l) => l.trim().split(/\s+/).map(Number));

function shortestRound() {
  if (n === 1) return 0;
  const full = (1 << n) - 1;
  const dp = Array.from({ length: 1 << n }, () => new Array(n).fill(Infinity));
  dp[1][0] = 0;
  for (let mask = 1; mask <= full; mask += 2) {
    for (let i = 0; i < n; i++) {
      const cur = dp[mask][i];
      if (cur === Infinity) continue;
      for (let j = 1; j < n; j++) {
        if (mask & (1 << j)) continue;
        if (time[i][j] <= 0) continue;
        const next = mask | (1 << j);
        if (cur + time[i][j] < dp[next][j]) dp[next][j] = cur + time[i][j];
      }
    }
  }
  let best = Infinity;
  for (let i = 1; i < n; i++) {
    if (time[i][0] !== -1) best = Math.min(best, dp[full][i] + time[i][0]);
  }
  return best;
}

const answer = shortestRound();
console.log(answer === Infinity ? 'none' : answer);
