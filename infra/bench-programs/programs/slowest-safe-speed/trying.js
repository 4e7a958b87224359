const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, h, ...a] = data;
let v = 1;
while (a.reduce((sum, x) => sum + Math.ceil(x / v), 0) > h) v++;
console.log(v);
