// exact: the integer square root of x * 10^18, bit by bit, has nine digits behind the point
const [whole, part = ''] = require('fs').readFileSync(0, 'utf8').trim().split('.');
let rest = BigInt((whole || '0') + part.padEnd(9, '0')) * 1000000000n;
let bit = 1n;
while (bit * 4n <= rest) bit *= 4n;
let root = 0n;
for (; bit > 0n; bit /= 4n) {
  if (rest >= root + bit) {
    rest -= root + bit;
    root = root / 2n + bit;
  } else {
    root /= 2n;
  }
}
const digits = root.toString().padStart(10, '0');
console.log(digits.slice(0, -9) + '.' + digits.slice(-9));
