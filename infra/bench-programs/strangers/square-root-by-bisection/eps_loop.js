const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
let a = 0, b = x < 1 ? 1 : x;
while (b - a > 1e-8 && b - a > 1e-12 * b) {
  const m = a + (b - a) / 2;
  [a, b] = m * m <= x ? [m, b] : [a, m];
}
console.log(((a + b) / 2).toFixed(9));
