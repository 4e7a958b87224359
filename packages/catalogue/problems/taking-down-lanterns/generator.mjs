export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 250 }],
  families: ['random', 'zeros', 'ones', 'rising', 'bright', 'dark'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const brightness = {
      random: () => random.int(0, 100),
      zeros: () => random.pick([0, 0, 1, random.int(1, 10000)]),
      ones: () => random.int(1, 2),
      rising: (i) => i + random.int(1, 3),
      bright: () => random.int(9000, 10000),
      // Every result is 0, which a memory that takes 0 for empty never finds again.
      dark: () => 0,
    }[family];
    return `${n}\n${Array.from({ length: n }, (_, i) => brightness(i)).join(' ')}\n`;
  },
};
