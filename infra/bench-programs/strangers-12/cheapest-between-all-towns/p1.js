const data = require('fs').readFileSync(0);
let p = 0;
const num = () => {
  while (data[p] !== 45 && (data[p] < 48 || data[p] > 57)) p++;
  let neg = false, x = 0;
  if (data[p] === 45) { neg = true; p++; }
  while (data[p] >= 48 && data[p] <= 57) x = x * 10 + (data[p++] - 48);
  return neg ? -x : x;
};
const n = num(), m = num(), q = num();
const d = new Float64Array(n * n).fill(Infinity);
for (let i = 0; i < n; i++) d[i * n + i] = 0;
for (let i = 0; i < m; i++) {
  const u = num() - 1, v = num() - 1, w = num();
  if (w < d[u * n + v]) d[u * n + v] = w;
}
for (let k = 0; k < n; k++) {
  for (let i = 0; i < n; i++) {
    const ik = d[i * n + k];
    if (ik === Infinity) continue;
    for (let j = 0; j < n; j++) {
      const s = ik + d[k * n + j];
      if (s < d[i * n + j]) d[i * n + j] = s;
    }
  }
}
const out = [];
for (let i = 0; i < q; i++) {
  const x = d[(num() - 1) * n + num() - 1];
  out.push(x === Infinity ? 'none' : x + 0);
}
console.log(out.join('\n'));
