const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const least = new Array(n + 1).fill(0);
const primes = [];
for (let x = 2; x < n; x++) {
  if (least[x] === 0) {
    least[x] = x;
    primes.push(x);
  }
  for (const p of primes) {
    if (p > least[x] || p * x >= n) break;
    least[p * x] = p;
  }
}
console.log(primes.length);
