const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const time = lines.slice(1).map((line) => line.split(' ').map(Number));
const memo = new Map();

function shortest(visited, at) {
  if (visited === (1 << n) - 1) return at === 0 ? 0 : time[at][0];
  const key = visited * 16 + at;
  if (memo.has(key) && memo.get(key) >= 0) return memo.get(key);
  let best = -1;
  for (let next = 1; next < n; next++) {
    if ((visited & (1 << next)) !== 0 || time[at][next] === -1) continue;
    const rest = shortest(visited | (1 << next), next);
    if (rest === -1) continue;
    const total = time[at][next] + rest;
    if (best === -1 || total < best) best = total;
  }
  memo.set(key, best);
  return best;
}

const answer = shortest(1, 0);
console.log(answer === -1 ? 'none' : answer);
