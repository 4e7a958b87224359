const [a, b, c] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

function egcd(a, b) {
  if (b === 0) return [a, 1, 0];
  const [g, x, y] = egcd(b, a % b);
  return [g, y, x - Math.floor(a / b) * y];
}

const [g, x, y] = egcd(a, b);
if (c % g !== 0) {
  console.log('NO');
} else {
  const k = c / g;
  const step = b / g;
  let first = ((x % step) * (k % step)) % step;
  if (first < 0) first += step;
  console.log('YES');
  console.log(first, (c - a * first) / b);
}
