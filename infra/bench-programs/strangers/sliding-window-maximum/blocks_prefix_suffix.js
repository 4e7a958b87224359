const [[n, k], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));
const pre = Int32Array.from(a), suf = Int32Array.from(a);
for (let i = 1; i < n; i++) if (i % k) pre[i] = Math.max(pre[i], pre[i - 1]);
for (let i = n - 2; i >= 0; i--) if ((i + 1) % k) suf[i] = Math.max(suf[i], suf[i + 1]);
const res = [];
for (let i = 0; i + k <= n; i++) res.push(Math.max(suf[i], pre[i + k - 1]));
console.log(res.join(' '));
