const [a, b, m] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);
let base = a % m, e = b, r = 1n % m;
while (e > 0n) {
  if (e % 2n === 1n) r = r * base % m;
  base = base * base % m;
  e >>= 1n;
}
console.log(r.toString());
