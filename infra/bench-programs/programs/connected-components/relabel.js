const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, m] = data;
let label = Array.from({ length: n }, (_, i) => i);
for (let k = 0; k < m; k++) {
  const u = label[data[2 + 2 * k] - 1], v = label[data[3 + 2 * k] - 1];
  label = label.map((x) => (x === u ? v : x));
}
console.log(new Set(label).size);
