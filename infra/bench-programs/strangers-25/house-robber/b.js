const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const cash = Float64Array.from(lines[1].trim().split(/\s+/), Number);

// best loot of a stretch: [end houses left alone or (perhaps) robbed] => index 2*first + last
function loot(from, to) {
  if (to - from === 1) return [0, -Infinity, -Infinity, cash[from]];
  const mid = (from + to) >>> 1;
  const L = loot(from, mid), R = loot(mid, to);
  const res = [0, 0, 0, 0];
  for (let first = 0; first < 2; first++)
    for (let last = 0; last < 2; last++)
      res[2 * first + last] = Math.max(
        L[2 * first] + R[last],
        L[2 * first + 1] + R[last],
        L[2 * first] + R[2 + last]
      );
  return res;
}

console.log(String(Math.max(...loot(0, cash.length))));
