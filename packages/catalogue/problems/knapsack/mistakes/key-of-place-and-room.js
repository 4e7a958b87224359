const [head, w, v] = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.split(' ').map(Number));
const [n, c] = head;
const memo = new Float64Array((n + 1) * (c + 1)).fill(-1);

function dive(i, room) {
  if (i === n) return 0;
  const key = i * c + room;
  if (memo[key] >= 0) return memo[key];
  let best = 0;
  if (w[i] <= room) best = v[i] + dive(i + 1, room - w[i]);
  best = Math.max(best, dive(i + 1, room));
  return memo[key] = best;
}

console.log(dive(0, c));
