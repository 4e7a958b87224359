const n = BigInt(require('fs').readFileSync(0, 'utf8').trim());
let lo = 0n, hi = n + 1n;
while (hi - lo > 1n) {
  const mid = (lo + hi) / 2n;
  if (mid * mid <= n) lo = mid;
  else hi = mid;
}
console.log(lo.toString());
