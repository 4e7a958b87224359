let n = +require('fs').readFileSync('/dev/stdin', 'utf8');
const out = [];
let ones = 0;
for (let x = BigInt(n); x > 0n; x &= x - 1n) ones++;
while (n !== 0) {
  const r = Math.abs(n % 2);
  out.push(r);
  n = (n - r) / -2;
}
console.log(out.reverse().join(''), ones);
