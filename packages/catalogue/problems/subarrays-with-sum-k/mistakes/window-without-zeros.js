const [n, k, ...r] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const a = r.slice(0, n);
let count = 0;
if (k > 0 && a.every((x) => x >= 0)) {
  let sum = 0;
  let l = 0;
  for (const x of a) {
    sum += x;
    while (sum > k) sum -= a[l++];
    if (sum === k) count++;
  }
} else {
  const seen = new Map([[0, 1]]);
  let s = 0;
  for (const x of a) {
    s += x;
    count += seen.get(s - k) ?? 0;
    seen.set(s, (seen.get(s) ?? 0) + 1);
  }
}
console.log(count);
