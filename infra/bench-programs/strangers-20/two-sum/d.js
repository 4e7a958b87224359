'use strict';
const [[n, target], nums] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));

// value and position in one number: sorting keeps them together
const B = 131072;
const packed = Float64Array.from(nums, (x, i) => (x + 1e9) * B + i).sort();

// first place whose packed number is >= key
const lower = (key) => {
  let lo = 0, hi = n;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (packed[mid] < key) lo = mid + 1;
    else hi = mid;
  }
  return lo;
};

for (let i = 0; i < n; i++) {
  const other = target - nums[i];
  if (other < -1e9 || other > 1e9) continue;
  const p = lower((other + 1e9) * B + i + 1);
  if (p < n && Math.floor(packed[p] / B) - 1e9 === other) {
    console.log(`${i} ${packed[p] % B}`);
    break;
  }
}
