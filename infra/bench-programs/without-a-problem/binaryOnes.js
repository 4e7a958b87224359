let n = BigInt(require('fs').readFileSync(0, 'utf8').trim());
let ones = 0, len = 0;
while (n > 0n) {
  if (n & 1n) ones++;
  len++;
  n /= 2n;
}
console.log(ones + ' ' + len);
