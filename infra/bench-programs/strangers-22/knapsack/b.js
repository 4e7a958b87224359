const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0], c = t[1];
const weights = t.slice(2, 2 + n), values = t.slice(2 + n);
const memo = new Float64Array(n * (c + 1)).fill(-1);

function lift(i, room) {
  if (i === n) return 0;
  const key = i * (c + 1) + room;
  if (memo[key] < 0) {
    let best = lift(i + 1, room);
    if (weights[i] <= room) best = Math.max(best, values[i] + lift(i + 1, room - weights[i]));
    memo[key] = best;
  }
  return memo[key];
}
console.log(lift(0, c));
