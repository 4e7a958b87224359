const data = require('fs').readFileSync(0);
let at = 0;
const num = () => {
  while (data[at] < 45) at++;
  let neg = false, x = 0;
  if (data[at] === 45) { neg = true; at++; }
  while (at < data.length && data[at] > 47) x = x * 10 + data[at++] - 48;
  return neg ? -x : x;
};
const n = num(), m = num(), q = num();
const g = new Float64Array(n * n).fill(Infinity);
for (let i = 0; i < n; i++) g[i * n + i] = 0;
for (let i = 0; i < m; i++) {
  const e = (num() - 1) * n + num() - 1, w = num();
  if (w < g[e]) g[e] = w;
}
for (let k = 0; k < n; k++) {
  const rk = g.subarray(k * n, k * n + n);
  for (let i = 0; i < n; i++) {
    const x = g[i * n + k];
    if (x === Infinity) continue;
    const ri = i * n;
    for (let j = 0; j < n; j++) {
      const y = x + rk[j];
      if (y < g[ri + j]) g[ri + j] = y;
    }
  }
}
const out = [];
for (let i = 0; i < q; i++) {
  const y = g[(num() - 1) * n + num() - 1];
  out.push(y === Infinity ? 'none' : y);
}
console.log(out.join('\n'));
