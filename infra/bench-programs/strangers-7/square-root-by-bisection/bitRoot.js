const [whole, part = ''] = require('fs').readFileSync(0, 'utf8').trim().split('.');
const x = BigInt((whole || '0') + part.padEnd(9, '0')) * 10n ** 9n;

let bit = 1n;
while (bit * bit <= x) bit <<= 1n;
let root = 0n;
for (; bit > 0n; bit >>= 1n) {
  const tried = root | bit;
  if (tried * tried <= x) root = tried;
}
const digits = root.toString().padStart(10, '0');
console.log(digits.slice(0, -9) + '.' + digits.slice(-9));
