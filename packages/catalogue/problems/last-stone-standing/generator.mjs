// Nine digits each at most and six in the measured families, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'nearly-equal', 'doubling', 'small'],
  generate({ family, sizes, random }) {
    const weight = {
      random: () => random.int(LOW, HIGH),
      // The remainders are tiny and sink to the bottom.
      'nearly-equal': () => HIGH - random.int(0, 50),
      // Each stone is about twice as heavy as the one before, so remainders stay on top.
      doubling: (_, i) => Math.floor(1.9 ** (i % 30)) + random.int(1, 3),
      small: () => random.int(1, 9),
    }[family];
    const weights = random.shuffle(Array.from({ length: sizes.n }, weight));
    return `${sizes.n}\n${weights.join(' ')}\n`;
  },
};
