export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200 },
    { name: 'c', kind: 'value', min: 0, max: 40000 },
  ],
  families: ['random', 'alike', 'heavy', 'light', 'never-full'],
  generate({ family, sizes, random }) {
    const { n, c } = sizes;
    const middle = Math.max(1, Math.ceil((3 * c) / n));
    // The smallest number from 3 on that does not divide c.
    let step = 3;
    while (c > 0 && c % step === 0) step++;
    const share = (2 * c) / (n * step);
    const weight = {
      random: () => random.int(1, 2 * middle),
      // Nearly the same number of coins for each kilogram.
      alike: () => random.int(middle, 2 * middle),
      heavy: () => random.int(1, Math.min(100000, 2 * c + 2)),
      light: () => random.int(1, Math.max(1, Math.ceil(c / n) + 3)),
      // Half of the chests fit, but no choice uses up c exactly, so a bound by the coins for each kilogram cuts nothing off.
      'never-full': (_, i) => step * Math.max(1, Math.floor((i + 1) * share) - Math.floor(i * share)),
    }[family];
    const weights = Array.from({ length: n }, weight);
    const price = random.int(1000, 100000);
    const values = weights.map((one) =>
      family === 'never-full' ? 1000 * one : family === 'alike' ? one * price + random.int(0, price) : random.int(1, random.bool() ? 1000000000 : 1000),
    );
    return `${n} ${c}\n${weights.join(' ')}\n${values.map((value) => Math.min(1000000000, value)).join(' ')}\n`;
  },
};
