const fs = require('fs');

function solve(times) {
  const n = times.length;
  const memory = Array.from({ length: 1 << n }, () => new Array(n).fill(0));
  function home(set, at) {
    if (set === (1 << n) - 1) return times[at][0] < 0 ? Infinity : times[at][0];
    if (memory[set][at]) return memory[set][at];
    let best = Infinity;
    for (let next = 1; next < n; next++) {
      if ((set >> next) & 1 || times[at][next] < 0) continue;
      best = Math.min(best, times[at][next] + home(set | (1 << next), next));
    }
    memory[set][at] = best;
    return best;
  }
  const answer = home(1, 0);
  return answer === Infinity ? null : answer;
}

const [first, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const times = lines.slice(0, Number(first)).map((line) => line.trim().split(' ').map(Number));
console.log(String(solve(times) ?? 'none'));
