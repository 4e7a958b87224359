const [b, n, m] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(BigInt);

function even(x, e) {
  if (e === 0n) return 1n % m;
  const h = e / 2n;
  return h % 2n === 0n ? even(x * x % m, h) : odd(x * x % m, h);
}

function odd(x, e) {
  const y = e === 1n ? 1n : even(x, e - 1n);
  return x * y % m;
}

console.log(String(n % 2n ? odd(b, n) : even(b, n)));
