const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0];
const a = data.slice(1, n + 1);
const total = a.reduce((p, x) => p * x, 1);
console.log(a.map(x => total / x).join(' '));
