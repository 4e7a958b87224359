const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const n = rows[0][0];
const t = rows.slice(1);

function ride(from, to) {
  return t[from][to] > 0 ? t[from][to] : Infinity;
}

if (n === 1) {
  console.log(0);
} else {
  // bit p - 1 of a set stands for place p
  const full = (1 << (n - 1)) - 1;
  const memo = new Float64Array((full + 1) * n).fill(-1);

  function rest(visited, at) {
    if (visited === full) return ride(at, 0);
    const key = visited * n + at;
    if (memo[key] >= 0) return memo[key];
    let best = Infinity;
    for (let p = 1; p < n; p++) {
      const bit = 1 << (p - 1);
      if (visited & bit) continue;
      const way = ride(at, p) + rest(visited | bit, p);
      if (way < best) best = way;
    }
    memo[key] = best;
    return best;
  }

  const answer = rest(0, 0);
  console.log(answer === Infinity ? 'none' : answer);
}
