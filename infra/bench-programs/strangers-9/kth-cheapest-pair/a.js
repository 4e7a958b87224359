const fs = require('fs');

/** How many pairs cost at most `limit`? Walks along the border from the lower left corner. */
function countAtMost(bags, hats, limit) {
  let count = 0;
  let j = hats.length;
  for (let i = 0; i < bags.length; i++) {
    while (j > 0 && bags[i] + hats[j - 1] > limit) j--;
    if (j === 0) break;
    count += j;
  }
  return count;
}

const t = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [n, m, k] = t;
const bags = Int32Array.from(t.slice(3, 3 + n));
const hats = Int32Array.from(t.slice(3 + n, 3 + n + m));
let low = -2e9, high = 2e9;
while (low < high) {
  const mid = Math.floor((low + high) / 2);
  if (countAtMost(bags, hats, mid) >= k) high = mid;
  else low = mid + 1;
}
console.log(low);
