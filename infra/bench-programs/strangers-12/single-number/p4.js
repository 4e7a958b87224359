// Binary search for the value: the number of values <= x is odd
// exactly if the single one is among them.
const a = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
let lo = -1e9, hi = 1e9;
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  let odd = false;
  for (const x of a) if (x <= mid) odd = !odd;
  if (odd) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
