const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const sorted = [];
let sum = 0;
for (let i = 1; i <= nums[0]; i++) {
  const x = nums[i];
  let lo = 0, hi = sorted.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (sorted[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  sorted.splice(lo, 0, x);
  sum += sorted[sorted.length >> 1];
}
console.log(sum);
