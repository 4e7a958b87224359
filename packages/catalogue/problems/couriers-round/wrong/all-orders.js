const fs = require('fs');

function solve(times) {
  const n = times.length;
  let shortest = Infinity;
  const seen = new Array(n).fill(false);
  function ride(at, left, time) {
    if (left === 0) {
      if (times[at][0] >= 0) shortest = Math.min(shortest, time + times[at][0]);
      return;
    }
    for (let next = 1; next < n; next++) {
      if (seen[next] || times[at][next] < 0) continue;
      seen[next] = true;
      ride(next, left - 1, time + times[at][next]);
      seen[next] = false;
    }
  }
  ride(0, n - 1, 0);
  return shortest === Infinity ? null : shortest;
}

const [first, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const times = lines.slice(0, Number(first)).map((line) => line.trim().split(' ').map(Number));
console.log(String(solve(times) ?? 'none'));
