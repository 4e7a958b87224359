const n = +require('fs').readFileSync(0, 'utf8');
const isPrime = new Uint8Array(n + 1).fill(1);
isPrime[0] = 0;
isPrime[1] = 0;
for (let i = 2; i * i <= n; i++) {
  if (!isPrime[i]) continue;
  for (let j = i * i; j <= n; j += i) isPrime[j] = 0;
}
let total = 0;
for (let i = 2; i <= n; i++) total += isPrime[i];
console.log(total);
