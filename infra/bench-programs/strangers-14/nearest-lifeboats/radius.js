// Look for the smallest squared radius whose circle holds at least k boats, then order only those inside.
const data = require('fs').readFileSync(0);
let pos = 0;
const num = () => {
  while (data[pos] <= 32) pos++;
  let neg = false, v = 0;
  if (data[pos] === 45) { neg = true; pos++; }
  while (data[pos] > 32) v = v * 10 + data[pos++] - 48;
  return neg ? -v : v;
};
const n = num(), k = num(), X = num(), Y = num();
const d = new Float64Array(n);
for (let i = 0; i < n; i++) {
  const dx = num() - X, dy = num() - Y;
  d[i] = dx * dx + dy * dy;
}
let lo = 0, hi = 7.3e15;
while (lo < hi) {
  const mid = lo + Math.floor((hi - lo) / 2);
  let inside = 0;
  for (let i = 0; i < n; i++) if (d[i] <= mid) inside++;
  if (inside >= k) hi = mid; else lo = mid + 1;
}
const chosen = [], edge = [];
for (let i = 0; i < n; i++) {
  if (d[i] < lo) chosen.push(i);
  else if (d[i] === lo) edge.push(i);
}
chosen.sort((i, j) => d[i] - d[j] || i - j);
for (let e = 0; chosen.length < k; e++) chosen.push(edge[e]);
console.log(chosen.map(i => i + 1).join(' '));
