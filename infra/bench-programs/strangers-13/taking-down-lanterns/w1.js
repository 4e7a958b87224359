const [[n], lanterns] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));

const v = [1, ...lanterns, 1];
const memo = Array.from({ length: n + 2 }, () => new Array(n + 2).fill(-1));

// the most that the lanterns strictly between l and r bring while l and r still hang
function most(l, r) {
  if (r - l < 2) return 0;
  if (memo[l][r] >= 0) return memo[l][r];
  let best = 0;
  for (const last of new Set([l + 1, r - 1])) {
    best = Math.max(best, most(l, last) + v[l] * v[last] * v[r] + most(last, r));
  }
  memo[l][r] = best;
  return best;
}

console.log(most(0, n + 1));
