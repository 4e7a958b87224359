function isPrime(number) {
  if (number < 2) return false;
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

/** The largest prime that is at most `number`, or 1 if there is none. */
function primeUpTo(number) {
  while (number > 1 && !isPrime(number)) number--;
  return Math.max(1, number);
}

export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 5000000 }],
  families: ['plain', 'prime', 'square', 'behind-a-square'],
  generate({ family, sizes }) {
    const { n } = sizes;
    const values = {
      plain: () => n,
      prime: () => primeUpTo(n),
      square: () => Math.floor(Math.sqrt(n)) ** 2,
      // The largest number below is the square of a prime.
      'behind-a-square': () => Math.min(n, primeUpTo(Math.floor(Math.sqrt(n - 1))) ** 2 + 1),
    };
    return `${values[family]()}\n`;
  },
};
