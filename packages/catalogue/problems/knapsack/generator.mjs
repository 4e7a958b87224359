export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200 },
    { name: 'c', kind: 'value', min: 0, max: 40000 },
  ],
  families: ['random', 'alike', 'heavy', 'light'],
  generate({ family, sizes, random }) {
    const { n, c } = sizes;
    const middle = Math.max(1, Math.ceil((3 * c) / n));
    const weight = {
      random: () => random.int(1, 2 * middle),
      // Nearly the same number of coins for each kilogram.
      alike: () => random.int(middle, 2 * middle),
      heavy: () => random.int(1, Math.min(100000, 2 * c + 2)),
      light: () => random.int(1, Math.max(1, Math.ceil(c / n) + 3)),
    }[family];
    const weights = Array.from({ length: n }, weight);
    const price = random.int(1000, 100000);
    const values = weights.map((one) =>
      family === 'alike' ? one * price + random.int(0, price) : random.int(1, random.bool() ? 1000000000 : 1000),
    );
    return `${n} ${c}\n${weights.join(' ')}\n${values.map((value) => Math.min(1000000000, value)).join(' ')}\n`;
  },
};
