export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200000 },
    { name: 'k', kind: 'value', min: 1, max: 200000 },
  ],
  families: ['random', 'rows', 'distinct', 'low-bits-equal'],
  generate({ family, sizes, random }) {
    const { n, k } = sizes;
    let kind = 0;
    const next = {
      random: () => random.int(-k, k),
      rows: () => (kind = random.int(1, 8) === 1 ? random.int(-3, 3) : kind),
      distinct: (i) => i * 4999 - 499900000,
      'low-bits-equal': (i) => 131072 * (Math.floor(i / 14) - 7143) + (i % 14),
    }[family];
    const kinds = Array.from({ length: n }, (_, i) => next(i));
    return `${n} ${k}\n${(family === 'distinct' || family === 'low-bits-equal' ? random.shuffle(kinds) : kinds).join(' ')}\n`;
  },
};
