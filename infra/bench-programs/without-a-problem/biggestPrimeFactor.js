var n = +require('fs').readFileSync('/dev/stdin').toString();
var big = 1;
for (var p = 2; p * p <= n; p++) {
  while (n % p === 0) {
    big = p;
    n = n / p;
  }
}
if (n > 1) big = n;
console.log(big);
