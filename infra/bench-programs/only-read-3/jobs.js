const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(rows.shift());
const cost = rows.map(r => r.trim().split(/\s+/).map(Number));
const memo = new Map();
function assign(worker, free) {
  if (worker === n) return 0;
  if (memo.has(free)) return memo.get(free);
  let best = Infinity;
  for (let j = 0; j < n; j++) {
    if (free & (1 << j)) {
      best = Math.min(best, cost[worker][j] + assign(worker + 1, free ^ (1 << j)));
    }
  }
  memo.set(free, best);
  return best;
}
console.log(assign(0, (1 << n) - 1));
