const fs = require('fs');

function firstMissing(nums) {
  const n = nums.length;
  // negative numbers and too large ones must not disturb the marks
  for (let i = 0; i < n; i++) {
    if (nums[i] < 0 || nums[i] > n) nums[i] = n + 1;
  }
  // a negative sign on place v - 1 says that v is in the list
  for (let i = 0; i < n; i++) {
    const v = Math.abs(nums[i]);
    if (v >= 1 && v <= n && nums[v - 1] > 0) nums[v - 1] = -nums[v - 1];
  }
  for (let i = 0; i < n; i++) {
    if (nums[i] > 0) return i + 1;
  }
  return n + 1;
}

const [n, ...list] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(firstMissing(list.slice(0, n)));
