const [[n, k], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(l => l.trim().split(' ').map(Number));
const L = a.slice(), R = a.slice();
for (let i = 1; i < n; i++) if (i % k) L[i] = Math.max(L[i - 1], a[i]);
for (let i = n - 2; i >= 0; i--) if ((i + 1) % k) R[i] = Math.max(R[i + 1], a[i]);
const out = [];
for (let i = 0; i + k <= n; i++) out.push(Math.max(R[i], L[i + k - 1]));
console.log(out.join(' '));
