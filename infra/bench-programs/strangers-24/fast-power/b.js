const lock = ([a, b, m]) =>
  [...b.toString(2)].reduce((r, bit) => (bit === '1' ? (r * r % m) * (a % m) : r * r) % m, 1 % m);

console.log(
  require('fs')
    .readFileSync(0, 'latin1')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => lock(line.trim().split(' ').map(Number)))
    .join('\n')
);
