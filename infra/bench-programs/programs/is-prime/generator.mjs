function isPrime(n) {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

export const generator = {
  variables: [{ name: 'n', kind: 'value', min: 1, max: 100000000000 }],
  families: ['prime', 'any'],
  generate({ family, sizes, random }) {
    let n = family === 'any' ? random.int(Math.ceil(sizes.n / 2), sizes.n) : sizes.n;
    while (family === 'prime' && !isPrime(n)) n++;
    return `${n}\n`;
  },
};
