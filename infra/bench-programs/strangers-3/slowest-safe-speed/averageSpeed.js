const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = data[0], h = data[1];
let sum = 0;
for (let i = 0; i < n; i++) sum += data[2 + i];
console.log(Math.ceil(sum / h));
