const TOP = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 300000 }],
  families: ['random', 'few-values', 'falling', 'alternating', 'late-turn'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const step = Math.floor(TOP / n);
    const offer = {
      random: () => random.int(-TOP / 4, TOP),
      'few-values': () => random.int(-3, 3),
      falling: (i) => TOP - i * step - random.int(0, Math.max(0, step - 1)),
      // The longest text, two values that 16 bits cannot count, and a median that turns near the end.
      'late-turn': (i) => (i < 0.48 * n ? 5 - TOP : -TOP),
      // Far above and far below in turn, closing in on the middle.
      alternating: (i) => (i % 2 === 0 ? -1 : 1) * (TOP - i * step),
    }[family];
    return `${n}\n${Array.from({ length: n }, (_, i) => offer(i)).join(' ')}\n`;
  },
};
