const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = data[0];
const a = Array.from({ length: n }, (_, i) => data.slice(1 + i * n, 1 + (i + 1) * n));
const square = a.map((row) => a[0].map((_, j) => row.reduce((sum, x, k) => sum + x * a[k][j], 0)));
let trace = 0;
for (let i = 0; i < n; i++) trace += square[i][i];
console.log(trace % 1000000007);
