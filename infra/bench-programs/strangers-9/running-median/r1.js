// Fenwick tree over the ranks of all offers
const offers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
const n = offers.length;
const sorted = Float64Array.from(offers).sort();
const unique = sorted.filter((v, i) => i === 0 || v !== sorted[i - 1]);
const rank = new Map();
unique.forEach((v, i) => rank.set(v, i + 1));
const m = unique.length;
let top = 1;
while (top * 2 <= m) top *= 2;
const tree = new Int32Array(m + 1);
let sum = 0;
offers.forEach((v, i) => {
  for (let p = rank.get(v); p <= m; p += p & -p) tree[p]++;
  let k = (i >> 1) + 1;
  let at = 0;
  for (let bit = top; bit; bit >>= 1) {
    if (at + bit <= m && tree[at + bit] < k) {
      at += bit;
      k -= tree[at];
    }
  }
  sum += unique[at];
});
console.log(sum);
