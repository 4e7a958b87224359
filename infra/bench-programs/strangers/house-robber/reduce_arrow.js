const [n, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(a.reduce(([p, q], v) => [q, Math.max(q, p + v)], [0, 0])[1]);
