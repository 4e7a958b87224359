const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
let trace = 0;
for (let i = 0; i < n; i++) for (let k = 0; k < n; k++) trace += data[1 + i * n + k] * data[1 + k * n + i];
console.log(trace % 1000000007);
