const n = Number(require('fs').readFileSync(0, 'utf8').trim());

const primes = [];
for (let i = 2; i < n; i++) {
  if (primes.every((p) => i % p !== 0)) {
    primes.push(i);
  }
}
console.log(primes.length);
