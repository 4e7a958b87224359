const [s, t] = require('fs').readFileSync(0, 'utf8').split(/\r?\n/);
const c = {};
for (const x of s) c[x] = (c[x] ?? 0) + 1;
for (const x of t) c[x] = (c[x] ?? 0) - 1;
console.log(Object.values(c).every(v => v === 0));
