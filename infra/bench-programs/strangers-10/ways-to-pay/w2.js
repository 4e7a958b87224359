const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = tokens[0];
const a = tokens[1];
const coins = tokens.slice(2, 2 + n);
const MOD = 1000000007;

const memo = Array.from({ length: n }, () => new Int32Array(a + 1).fill(-1));

// ways to pay rest with the coins from index i on
function count(i, rest) {
  if (rest === 0) return 1;
  if (rest < 0 || i === n) return 0;
  if (memo[i][rest] !== -1) return memo[i][rest];
  const ways = (count(i, rest - coins[i]) + count(i + 1, rest)) % MOD;
  memo[i][rest] = ways;
  return ways;
}

console.log(count(0, a));
