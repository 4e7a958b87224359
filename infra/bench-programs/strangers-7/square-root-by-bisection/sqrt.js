const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
let low = 0;
let high = x;
while (high - low > 1e-8) {
  const middle = (low + high) / 2;
  if (middle * middle > x) {
    high = middle;
  } else {
    low = middle;
  }
}
console.log(low.toFixed(9));
