const fs = require('fs');

function solve(times) {
  const n = times.length;
  const best = Array.from({ length: 1 << n }, () => new Array(n).fill(Infinity));
  best[1][0] = 0;
  for (let set = 1; set < 1 << n; set++) {
    for (let last = 0; last < n; last++) {
      if (best[set][last] === Infinity) continue;
      for (let next = 1; next < n; next++) {
        if ((set >> next) & 1 || times[last][next] < 0) continue;
        const larger = set | (1 << next);
        best[larger][next] = Math.min(best[larger][next], best[set][last] + times[last][next]);
      }
    }
  }
  let shortest = Infinity;
  for (let last = 0; last < n; last++) {
    shortest = Math.min(shortest, best[(1 << n) - 1][last] + times[last][0]);
  }
  return shortest === Infinity ? null : shortest;
}

const [first, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const times = lines.slice(0, Number(first)).map((line) => line.trim().split(' ').map(Number));
console.log(String(solve(times) ?? 'none'));
