const input = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const n = input[0];
let high = input[1], low = input[1], best = input[1];
for (let i = 2; i <= n; i++) {
  const x = input[i];
  const candidates = [x, high * x, low * x];
  high = Math.max(...candidates);
  low = Math.min(...candidates);
  if (high > best) best = high;
}
console.log(String(best));
