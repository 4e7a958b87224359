const factorial = n => (n === 0 ? 1 : n * factorial(n - 1));

const divmod = (a, b) => [(a - a % b) / b, a % b];

function* arrangement(n, k) {
  const rest = Array.from({ length: n }, (_, i) => i + 1);
  let number = k - 1, index;
  while (rest.length) {
    [index, number] = divmod(number, factorial(rest.length - 1));
    yield rest.splice(index, 1)[0];
  }
}

require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1)
  .map(line => line.split(' ').map(Number))
  .forEach(([n, k]) => console.log(...arrangement(n, k)));
