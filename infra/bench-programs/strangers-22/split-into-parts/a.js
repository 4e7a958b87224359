const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = input[0];
const k = input[1];
const scenes = input.slice(2, 2 + n);

function discs(capacity) {
  let count = 1;
  let filled = 0;
  for (const s of scenes) {
    if (filled + s > capacity) {
      count++;
      filled = 0;
    }
    filled += s;
  }
  return count;
}

let lo = 0;
let hi = 0;
for (const s of scenes) {
  if (s > lo) lo = s;
  hi += s;
}
while (lo < hi) {
  const mid = Math.floor((lo + hi) / 2);
  if (discs(mid) <= k) hi = mid;
  else lo = mid + 1;
}
console.log(lo);
