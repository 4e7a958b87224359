const n = Number(require('fs').readFileSync(0, 'utf8'));
const bits = new Uint32Array((n >> 6) + 1);
const composite = i => bits[i >> 6] >>> ((i >> 1) & 31) & 1;
let total = n > 2 ? 1 : 0;
for (let p = 3; p < n; p += 2) {
  if (composite(p)) continue;
  total++;
  if (p > 3000) continue;
  for (let q = p * p; q < n; q += p + p) bits[q >> 6] |= 1 << ((q >> 1) & 31);
}
console.log(total);
