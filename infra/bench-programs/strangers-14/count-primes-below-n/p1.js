const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
// Euler's sieve: each composite is struck out by its smallest factor only
const struck = new Uint8Array(n + 1);
const primes = [];
for (let i = 2; i < n; i++) {
  if (!struck[i]) primes.push(i);
  for (let j = 0; j < primes.length && i * primes[j] < n; j++) {
    struck[i * primes[j]] = 1;
    if (i % primes[j] === 0) break;
  }
}
console.log(primes.length);
