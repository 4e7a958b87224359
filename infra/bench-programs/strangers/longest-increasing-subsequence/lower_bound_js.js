const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0];
const tails = new Int32Array(n);
let size = 0;
for (let i = 1; i <= n; i++) {
  const x = +data[i];
  let lo = 0, hi = size;
  while (lo < hi) {
    const m = (lo + hi) >> 1;
    tails[m] < x ? lo = m + 1 : hi = m;
  }
  tails[lo] = x;
  if (lo == size) size++;
}
console.log(size);
