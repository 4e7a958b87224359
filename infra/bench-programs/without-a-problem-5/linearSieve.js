const n = parseInt(require('fs').readFileSync(0).toString(), 10);
const low = new Int32Array(n + 1);
const primes = [];
for (let i = 2; i <= n; i++) {
  if (low[i] === 0) {
    low[i] = i;
    primes.push(i);
  }
  for (let j = 0; j < primes.length; j++) {
    const p = primes[j];
    if (p > low[i] || p * i > n) break;
    low[p * i] = p;
  }
}
console.log('primes: ' + primes.length);
console.log('sum: ' + primes.reduce((a, b) => a + b, 0));
console.log('sum of least factors: ' + low.reduce((a, b) => a + b, 0));
