const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = tokens[0];
const lamp = [1, ...tokens.slice(1, n + 1), 1];
const memo = {};

function dp(i, j) {
  if (j - i < 2) return 0;
  const key = `${i}${j}`;
  if (key in memo) return memo[key];
  let best = 0;
  for (let k = i + 1; k < j; k++) {
    best = Math.max(best, dp(i, k) + dp(k, j) + lamp[i] * lamp[k] * lamp[j]);
  }
  memo[key] = best;
  return best;
}

console.log(dp(0, n + 1));
