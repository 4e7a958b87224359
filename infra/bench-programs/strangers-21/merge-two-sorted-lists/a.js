const t = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
const n = Number(t[0]);
const m = Number(t[n + 1]);
const all = new Int32Array(n + m);
for (let i = 0; i < n; i++) all[i] = t[1 + i];
for (let i = 0; i < m; i++) all[n + i] = t[n + 2 + i];
console.log(all.sort().join(' '));
