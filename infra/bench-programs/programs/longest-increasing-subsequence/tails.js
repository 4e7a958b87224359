const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const tails = [];
for (let i = 1; i < data.length; i++) {
  let lo = 0, hi = tails.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (tails[mid] < data[i]) lo = mid + 1;
    else hi = mid;
  }
  tails[lo] = data[i];
}
console.log(tails.length);
