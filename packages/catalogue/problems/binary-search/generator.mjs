// All values have seven digits, so that the text grows with n and q alone.
const BASE = 2000000;
const FAR = 10000000;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'q', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['mixed', 'present', 'absent', 'outside', 'one-far', 'end-before-far'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    // Even values only, so that the odd ones are certainly absent.
    const hasFar = family === 'one-far' || family === 'end-before-far';
    let value = hasFar ? -FAR : BASE;
    const values = Array.from({ length: n }, () => (value += hasFar ? 1 : 2 * random.int(1, 4)));
    if (hasFar) values[n - 1] = FAR;
    const ask = {
      mixed: () => random.pick(values) + (random.bool(0.3) ? random.int(-2, 2) : 0),
      present: () => random.pick(values),
      absent: () => random.pick(values) + random.pick([-1, 1]),
      'one-far': () => values[Math.max(0, n - 1 - random.int(1, 3000))],
      // Whoever guesses the position from the values goes on one by one, through nearly all of them.
      'end-before-far': () => values[Math.max(0, n - 2 - random.int(0, Math.floor(n / 4)))],
      outside: () => (random.bool() ? values[0] - random.int(1, 9) : values[n - 1] + random.int(1, 9)),
    }[family];
    return `${n} ${q}\n${values.join(' ')}\n${Array.from({ length: q }, ask).join(' ')}\n`;
  },
};
