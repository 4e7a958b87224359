const [row, kk] = require('fs').readFileSync(0).toString().split(/\r?\n/);
const k = +kk, tally = Object.create(null);
let left = 0, crowd = 0;
for (const c of row) {
  crowd = Math.max(crowd, (tally[c] = (tally[c] || 0) + 1));
  const right = row.length && (tally.len = (tally.len || 0) + 1);
  if (right - left - crowd > k) tally[row[left++]]--;
}
console.log(row.length - left);
