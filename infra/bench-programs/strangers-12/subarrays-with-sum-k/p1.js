const [n, k, ...bookings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const seen = new Map([[0, 1]]);
let till = 0;
let periods = 0;
for (const b of bookings) {
  till += b;
  periods += seen.get(till - k) ?? 0;
  seen.set(till, (seen.get(till) ?? 0) + 1);
}
console.log(periods);
