// give each wagon its place as a key, then sort by the keys
const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = +t[0], k = +t[1];
const full = n - n % k;
const keys = new Float64Array(n);
for (let i = 0; i < n; i++) {
  const g = Math.floor(i / k);
  const place = i < full ? g * k + (k - 1 - i % k) : i;
  keys[i] = place * 262144 + i;
}
keys.sort();
console.log(Array.from(keys, x => t[2 + x % 262144]).join(' '));
