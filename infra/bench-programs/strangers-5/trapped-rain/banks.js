const h = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(/\s+/).map(Number);
let water = 0;
for (let l = 0, r = h.length - 1, level = 0; l <= r; ) {
  const lower = h[l] < h[r] ? h[l++] : h[r--];
  if (lower > level) level = lower;
  water += level - lower;
}
console.log(water);
