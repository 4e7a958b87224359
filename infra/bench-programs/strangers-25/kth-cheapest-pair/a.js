const [[n, m, k], bags, hats] = require('fs').readFileSync(0, 'utf8')
  .split('\n').slice(0, 3).map(s => s.trim().split(' ').map(Number));

// pairs that cost at most `limit`
const affordable = limit => {
  let total = 0, j = m;
  for (let i = 0; i < n; i++) {
    while (j > 0 && bags[i] + hats[j - 1] > limit) j--;
    if (j === 0) break;
    total += j;
  }
  return total;
};

let lo = bags[0] + hats[0], hi = bags[n - 1] + hats[m - 1];
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (affordable(mid) >= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
