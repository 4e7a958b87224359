const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const n = parseInt(t[0]);
const h = Int32Array.from(t.slice(1), Number);
const R = new Int32Array(n + 1);
for (let i = n - 1; i >= 0; --i) R[i] = Math.max(R[i + 1], h[i]);
const acc = new Int32Array(2); // [0] = highest so far, [1] = water
for (let i = 0; i < n; ++i) {
  acc[0] = Math.max(acc[0], h[i]);
  acc[1] += Math.min(acc[0], R[i]) - h[i];
}
console.log(acc[1]);
