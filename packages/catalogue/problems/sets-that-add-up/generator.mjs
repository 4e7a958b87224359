export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 30 },
    { name: 't', kind: 'value', min: 1, max: 60 },
  ],
  families: ['random', 'equal', 'pairs', 'all-different', 'large-values', 'half-of-equal'],
  generate({ family, sizes, random }) {
    const { n, t } = sizes;
    const value = {
      random: () => random.int(1, Math.max(2, Math.min(60, Math.ceil(t / 2)))),
      equal: () => random.pick([1, 1, 1, 2]),
      pairs: (i) => 2 + (i >> 1),
      'all-different': (i) => 1 + i,
      'large-values': () => random.int(9, 60),
      // About half of the equal stamps are needed, which most choices have for whoever tells them apart.
      'half-of-equal': () => Math.min(60, Math.max(1, Math.round((2 * t) / n))),
    }[family];
    const values = random.shuffle(Array.from({ length: n }, (_, i) => value(i)));
    return `${n} ${t}\n${values.join(' ')}\n`;
  },
};
