const square = (x, m) => (x * x) % m;

const pow = (a, b, m) =>
  b === 0 ? 1 % m
  : b % 2 === 0 ? square(pow(a, b / 2, m), m)
  : (a * pow(a, b - 1, m)) % m;

const [, ...locks] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
console.log(
  locks
    .map((line) => line.trim().split(' ').map(Number))
    .map(([a, b, m]) => pow(a % m, b, m))
    .join('\n')
);
