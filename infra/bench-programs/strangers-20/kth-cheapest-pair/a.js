const [[n, m, k], bags, hats] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((l) => Float64Array.from(l.trim().split(/\s+/), Number));

// how many pairs cost at most p: a staircase through the table
function atMost(p) {
  let total = 0;
  let col = m;
  for (let row = 0; row < n; row++) {
    while (col > 0 && bags[row] + hats[col - 1] > p) col--;
    if (col === 0) break;
    total += col;
  }
  return total;
}

let lo = bags[0] + hats[0];
let hi = bags[n - 1] + hats[m - 1];
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (atMost(mid) >= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
