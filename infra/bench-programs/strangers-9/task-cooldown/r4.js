// binary search for the answer: does everything fit into the first `slots` slots?
const [[n, c], times] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(' ').map(Number));

function fits(slots) {
  const full = Math.floor(slots / (c + 1)); // blocks of c + 1 slots
  let rest = slots - full * (c + 1); // slots of the last block, which is not full
  let left = slots;
  for (const t of times) {
    if (t > full + 1) return false;
    if (t === full + 1 && --rest < 0) return false;
    left -= t;
    if (left < 0) return false;
  }
  return true;
}

let low = 0; // does not fit
let high = 1;
while (!fits(high)) high *= 2;
while (high - low > 1) {
  const mid = low + Math.floor((high - low) / 2);
  if (fits(mid)) high = mid;
  else low = mid;
}
console.log(high);
