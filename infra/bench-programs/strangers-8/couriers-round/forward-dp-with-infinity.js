const it = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)[Symbol.iterator]();
const next = () => it.next().value;
const INF = 1e10;

const n = next();
const cost = Array.from({ length: n }, () => Array.from({ length: n }, next));

function shortest() {
  if (n === 1) return 0;
  const dp = Array.from({ length: 1 << n }, () => new Array(n).fill(INF));
  dp[1][0] = 0;
  for (let mask = 1; mask < 1 << n; mask += 2) {
    for (let i = 0; i < n; i++) {
      if (dp[mask][i] >= INF) continue;
      for (let j = 1; j < n; j++) {
        if (mask & (1 << j) || cost[i][j] === -1) continue;
        const m2 = mask | (1 << j);
        dp[m2][j] = Math.min(dp[m2][j], dp[mask][i] + cost[i][j]);
      }
    }
  }
  let best = INF;
  for (let i = 1; i < n; i++) {
    if (cost[i][0] !== -1) best = Math.min(best, dp[(1 << n) - 1][i] + cost[i][0]);
  }
  return best;
}

const ans = shortest();
console.log(ans >= INF ? 'none' : ans);
