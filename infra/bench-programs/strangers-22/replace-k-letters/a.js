const [row, kText] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(kText);
const count = {};
let start = 0;
let most = 0;
let best = 0;
for (let end = 0; end < row.length; end++) {
  count[row[end]] = (count[row[end]] || 0) + 1;
  most = Math.max(most, count[row[end]]);
  if (end - start + 1 - most > k) {
    count[row[start]]--;
    start++;
  }
  best = Math.max(best, end - start + 1);
}
console.log(best);
