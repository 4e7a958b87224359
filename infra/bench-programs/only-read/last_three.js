const fs = require('fs');
const MOD = 1000n;

function power(base, exp) {
  if (exp === 0n) {
    return 1n;
  }
  if (exp === 1n) {
    return base % MOD;
  }
  const half = power(base, exp / 2n);
  let value = (half * half) % MOD;
  if (exp % 2n === 1n) {
    value = (value * (base % MOD)) % MOD;
  }
  return value;
}

function main() {
  const n = BigInt(fs.readFileSync(0, 'utf8').trim());
  // 7^n + 3^n, last three digits
  const left = power(7n, n);
  const right = power(3n, n);
  const total = (left + right) % MOD;
  let text = total.toString();
  while (text.length < 3) {
    text = '0' + text;
  }
  console.log(text);
}

main();
