const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +lines[0];
const time = lines.slice(1, n + 1).map((l) => l.trim().split(/\s+/).map(Number));
const full = (1 << n) - 1;
const memo = new Map();

function best(done, here) {
  if (done === full) {
    return n === 1 ? 0 : time[here][0] < 0 ? Infinity : time[here][0];
  }
  const key = done * n + here;
  const old = memo.get(key);
  if (old !== undefined) return old;
  let res = Infinity;
  for (let to = 1; to < n; to++) {
    if (done & (1 << to)) continue;
    const t = time[here][to];
    if (t < 0) continue;
    res = Math.min(res, t + best(done | (1 << to), to));
  }
  memo.set(key, res);
  return res;
}

const round = best(1, 0);
console.log(round === Infinity ? 'none' : String(round));
