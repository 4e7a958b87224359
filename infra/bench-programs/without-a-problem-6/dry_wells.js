// n wells stand in a row; on day i well order[i] dries up.
// Find the first day after which no run of working wells is longer than L.
const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, L] = input[0].split(' ').map(Number);
const order = input[1].trim().split(' ').map(x => x - 1);

function longestRun(day) {
  const dry = new Array(n).fill(false);
  order.slice(0, day).forEach(w => { dry[w] = true; });
  let run = 0, best = 0;
  for (const d of dry) {
    run = d ? 0 : run + 1;
    if (run > best) best = run;
  }
  return best;
}

let lo = 0, hi = n;
while (lo < hi) {
  const mid = (lo + hi) >>> 1;
  if (longestRun(mid) <= L) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
