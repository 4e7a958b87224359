const nums = new Set(require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number));
let longest = 0;
for (const x of nums) {
  if (nums.has(x - 1)) continue;
  let y = x + 1;
  while (nums.has(y)) y++;
  longest = Math.max(longest, y - x);
}
console.log(longest);
