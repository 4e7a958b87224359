const [n, ...xs] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const tails = new Int32Array(n);
let size = 0;
for (const x of xs) {
  let lo = 0, hi = size;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (tails[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  tails[lo] = x;
  if (lo === size) size++;
}
console.log(size);
