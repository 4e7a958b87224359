const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number).slice(1).sort((a, b) => a - b);
const out = [];
for (let i = 0; i < nums.length; i++) {
  let l = i + 1, r = nums.length - 1;
  while (l < r) {
    const s = nums[i] + nums[l] + nums[r];
    if (s === 0) out.push(`${nums[i]} ${nums[l++]} ${nums[r--]}`);
    else if (s < 0) l++;
    else r--;
  }
}
console.log(out.join('\n') || 'none');
