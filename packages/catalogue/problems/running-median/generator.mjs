const TOP = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 300000 }],
  families: ['random', 'few-values', 'falling', 'alternating'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const step = Math.floor(TOP / n);
    const offer = {
      random: () => random.int(-TOP / 4, TOP),
      'few-values': () => random.int(-3, 3),
      falling: (i) => TOP - i * step - random.int(0, Math.max(0, step - 1)),
      // Far above and far below in turn, closing in on the middle.
      alternating: (i) => (i % 2 === 0 ? -1 : 1) * (TOP - i * step),
    }[family];
    return `${n}\n${Array.from({ length: n }, (_, i) => offer(i)).join(' ')}\n`;
  },
};
