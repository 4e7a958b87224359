const inp = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = [1, ...inp.slice(1, inp[0] + 1), 1];
const N = a.length;
const dp = Array.from({ length: N }, () => new Array(N).fill(0));
for (let gap = 2; gap < N; gap++) {
  for (let left = 0; left + gap < N; left++) {
    const right = left + gap;
    for (let last = left + 1; last < right; last++) {
      const coins = dp[left][last] + dp[last][right] + a[left] * a[last] * a[right];
      if (coins > dp[left][right]) dp[left][right] = coins;
    }
  }
}
console.log(dp[0][N - 1]);
