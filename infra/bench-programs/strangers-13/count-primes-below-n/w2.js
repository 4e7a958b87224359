'use strict';
const n = Number(require('fs').readFileSync(0, 'utf8'));

function countPrimes(n) {
  if (n <= 2) return 0;
  // flags[i] belongs to the odd number 2 * i + 1
  const flags = new Uint8Array(n >> 1).fill(1);
  const limit = Math.floor(Math.sqrt(n));
  let count = 1;
  for (let p = 3; p < limit; p += 2) {
    if (!flags[p >> 1]) continue;
    for (let q = p * p; q < n; q += 2 * p) flags[q >> 1] = 0;
  }
  for (let i = 1; i < flags.length; i++) count += flags[i];
  return count;
}

console.log(countPrimes(n));
