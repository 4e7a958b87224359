/*
 * Euler: if b >= phi(m), then a^b = a^(b mod phi(m) + phi(m)) modulo m, for every a.
 * The new exponent has less than 28 bits, so that the bits can be taken with integer operators.
 */
const LIMIT = 9500; // 9500^2 > 90 000 000
const primes = [];
{
  const composite = new Uint8Array(LIMIT);
  for (let p = 2; p < LIMIT; p++) {
    if (composite[p]) continue;
    primes.push(p);
    for (let j = p * p; j < LIMIT; j += p) composite[j] = 1;
  }
}

function phi(m) {
  let result = m;
  for (let i = 0; i < primes.length; i++) {
    const p = primes[i];
    if (p * p > m) break;
    if (m % p === 0) {
      result -= result / p;
      do m = (m / p) | 0;
      while (m % p === 0);
    }
  }
  if (m > 1) result -= result / m;
  return result;
}

const t = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const q = +t[0];
const answers = new Array(q);
for (let i = 0; i < q; i++) {
  const a = +t[3 * i + 1], b = +t[3 * i + 2], m = +t[3 * i + 3];
  const f = phi(m | 0);
  const e = b < f ? b : (b % f) + f;
  let r = 1 % m, x = a % m;
  for (let k = e | 0; k; k >>= 1) {
    if (k & 1) r = (r * x) % m;
    x = (x * x) % m;
  }
  answers[i] = r;
}
console.log(answers.join('\n'));
