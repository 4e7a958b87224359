const n = Number(require('fs').readFileSync(0, 'utf8').trim());
const lp = new Int32Array(Math.max(n, 2));
const primes = [];
for (let i = 2; i < n; i++) {
  if (lp[i] === 0) {
    lp[i] = i;
    primes.push(i);
  }
  for (const p of primes) {
    if (p > lp[i] || p * i >= n) break;
    lp[p * i] = p;
  }
}
console.log(primes.length);
