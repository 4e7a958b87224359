const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = first.split(' ').map(Number);
const w = second.trim().split(' ').map(Number);

function daysNeeded(cap) {
  let days = 1, load = 0;
  for (const x of w) {
    if (load + x > cap) {
      days++;
      load = 0;
    }
    load += x;
  }
  return days;
}

let lo = w.reduce((a, b) => Math.max(a, b));
let hi = w.reduce((a, b) => a + b);
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (daysNeeded(mid) <= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
