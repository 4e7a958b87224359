const [[n, amount], coins] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(/\s+/).map(Number));
const start = [0, ...new Array(amount).fill(Infinity)];
const table = coins.reduce((best, coin) => {
  for (let s = coin; s <= amount; s++) {
    if (best[s - coin] + 1 < best[s]) best[s] = best[s - coin] + 1;
  }
  return best;
}, start);
console.log(Number.isFinite(table[amount]) ? table[amount] : -1);
