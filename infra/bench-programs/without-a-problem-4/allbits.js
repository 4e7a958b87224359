const n = BigInt(require('fs').readFileSync('/dev/stdin', 'utf8').trim());
// ones used when 1..n are written in binary
let ones = 0n;
for (let half = 1n; half <= n; half <<= 1n) {
  const block = half << 1n;
  const full = (n + 1n) / block;
  const rest = (n + 1n) % block;
  ones += full * half;
  if (rest > half) ones += rest - half;
}
console.log(ones.toString());
