const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
let low = 0, high = 1000001;
for (let round = 0; round < 100; round++) {
  const middle = (low + high) / 2;
  if (middle * middle < x) low = middle;
  else high = middle;
}
console.log(low.toFixed(10));
