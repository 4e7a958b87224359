const [, ...a] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
console.log(Math.max(...a.reduce(([took, left], cash) => [left + cash, Math.max(took, left)], [0, 0])));
