const [b, e, m] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(BigInt);
function power(x, k) {
  if (k === 0n) return 1n;
  const half = power(x, k / 2n);
  return k % 2n === 0n ? (half * half) % m : (((half * half) % m) * x) % m;
}
console.log(power(b, e).toString());
