const fs = require('fs');
const [head, lineA, lineB] = fs.readFileSync(0, 'utf8').split('\n');
const [n, m, k] = head.split(' ').map(Number);
const bags = lineA.trim().split(' ').map(Number);
const hats = lineB.trim().split(' ').map(Number);

// number of pairs that cost at most limit
function countUpTo(limit) {
  let count = 0;
  let j = n - 1;
  for (let i = 0; i < n; i++) {
    while (j >= 0 && bags[i] + hats[j] > limit) j--;
    count += j + 1;
  }
  return count;
}

let lo = bags[0] + hats[0];
let hi = bags[n - 1] + hats[m - 1];
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (countUpTo(mid) >= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
