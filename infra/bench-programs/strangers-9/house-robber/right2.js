const fs = require('fs');
const data = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const a = data.slice(1, n + 1);

// Halves the row. For a part: [free,free] = both end houses not robbed, and so on;
// the bits of the index tell which ends MAY be robbed (1 = left, 2 = right).
function best(lo, hi) {
  if (hi - lo === 1) return [0, 0, 0, a[lo]];
  const mid = (lo + hi) >> 1;
  const L = best(lo, mid);
  const R = best(mid, hi);
  const result = [];
  for (let ends = 0; ends < 4; ends++) {
    const l = ends & 1;
    const r = ends & 2;
    result.push(Math.max(L[l] + R[1 | r], L[l | 2] + R[r]));
  }
  return result;
}

console.log(best(0, n)[3]);
