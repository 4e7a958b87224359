const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);
function power(a, b, m) {
  if (b === 0n) return 1n % m;
  const half = power(a, b / 2n, m);
  const square = half * half % m;
  return b % 2n ? square * a % m : square;
}
for (const row of rows) {
  const [a, b, m] = row.trim().split(/\s+/).map(BigInt);
  console.log(String(power(a % m, b, m)));
}
