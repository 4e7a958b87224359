// ways to lay a fence of length n with planks 1 and two kinds of planks 2
const [n, p] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);
const mul = (A, B) => [
  (A[0] * B[0] + A[1] * B[2]) % p,
  (A[0] * B[1] + A[1] * B[3]) % p,
  (A[2] * B[0] + A[3] * B[2]) % p,
  (A[2] * B[1] + A[3] * B[3]) % p,
];
let r = [1n, 0n, 0n, 1n];
let b = [1n, 2n, 1n, 0n];
let e = n;
while (e > 0n) {
  if (e & 1n) r = mul(r, b);
  b = mul(b, b);
  e >>= 1n;
}
console.log(String(r[0] % p));
