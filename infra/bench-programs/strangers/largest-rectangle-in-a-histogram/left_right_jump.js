const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t.shift();
const L = Array(n), R = Array(n);
for (let i = 0; i < n; i++) {
  let p = i - 1;
  while (p >= 0 && t[p] >= t[i]) p = L[p];
  L[i] = p;
}
for (let i = n - 1; ~i; i--) {
  let p = i + 1;
  while (p < n && t[p] >= t[i]) p = R[p];
  R[i] = p;
}
console.log(t.reduce((m, h, i) => Math.max(m, h * (R[i] - L[i] - 1)), 0));
