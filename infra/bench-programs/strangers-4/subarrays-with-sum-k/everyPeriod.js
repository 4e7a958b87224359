const [[, k], bookings] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(' ').map(Number));
let found = 0;
bookings.forEach((_, begin) => {
  let till = 0;
  for (let end = begin; end < bookings.length; end++) {
    till += bookings[end];
    found += till === k ? 1 : 0;
  }
});
console.log(found);
