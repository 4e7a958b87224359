const [[n], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.split(' ').map(Number));
let best = 0, zero = 0;
for (let mask = 0; mask < (1 << n); mask++) {
  let x = 0;
  for (let i = 0; i < n; i++) {
    if ((mask >> i) & 1) x ^= a[i];
  }
  if (x > best) best = x;
  if (x === 0) zero++;
}
console.log(best, zero);
