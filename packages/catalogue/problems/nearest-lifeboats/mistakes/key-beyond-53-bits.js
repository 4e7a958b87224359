const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const [n, k, x, y] = data;
const keys = new Float64Array(n);
for (let i = 0; i < n; i++) {
  const dx = data[4 + 2 * i] - x;
  const dy = data[5 + 2 * i] - y;
  keys[i] = (dx * dx + dy * dy) * n + i;
}
keys.sort();
const nearest = [];
for (let i = 0; i < k; i++) nearest.push((keys[i] % n) + 1);
console.log(nearest.join(' '));
