const [n, k, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const freq = a.reduce((m, x) => m.set(x, (m.get(x) ?? 0) + 1), new Map());
const buckets = Array.from({ length: n + 1 }, () => []);
for (const [x, f] of freq) buckets[f].push(x);
console.log(buckets.reverse().flat().slice(0, k).join(' '));
