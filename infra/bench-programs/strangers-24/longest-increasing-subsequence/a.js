const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +input[0];

/** first position in piles whose value is not below x */
function lowerBound(piles, x) {
  let lo = 0;
  let hi = piles.length;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (piles[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

const piles = [];
for (let i = 1; i <= n; i++) {
  const x = +input[i];
  piles[lowerBound(piles, x)] = x;
}
console.log(piles.length);
