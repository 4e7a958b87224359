const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, q] = data;
const out = [];
for (let k = 0; k < q; k++) {
  const l = data[2 + n + 2 * k], r = data[3 + n + 2 * k];
  let sum = 0;
  for (let i = l; i <= r; i++) sum += data[1 + i];
  out.push(sum);
}
console.log(out.join('\n'));
