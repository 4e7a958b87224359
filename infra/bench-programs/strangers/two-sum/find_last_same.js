const [[n, target], nums] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const idx = new Map(nums.map((v, i) => [v, i]));
for (let i = 0; i < n; i++) {
  const j = idx.get(target - nums[i]);
  if (j !== undefined) {
    console.log(Math.min(i, j), Math.max(i, j));
    break;
  }
}
