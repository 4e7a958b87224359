const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = t[0];
const A = i => j => t[1 + i * n + j];
const B = i => j => t[1 + n * n + i * n + j];
for (let i = 0; i < n; i++) {
  const row = [];
  for (let j = 0; j < n; j++) {
    let s = 0;
    for (let k = 0; k < n; k++) s = (s + A(i)(k) * B(k)(j)) % 10007;
    row.push(s);
  }
  console.log(row.join(' '));
}
