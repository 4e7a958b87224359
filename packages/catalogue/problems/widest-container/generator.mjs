const TOP = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 2, max: 200000 }],
  families: ['random', 'low', 'rising', 'hill'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const step = Math.floor(TOP / n);
    const height = {
      random: () => (random.bool(0.1) ? random.int(0, TOP) : random.int(0, TOP / 50)),
      low: () => random.int(0, 6),
      rising: (i) => i * step + random.int(0, step - 1),
      hill: (i) => Math.min(i, n - 1 - i) * 2 * step + random.int(0, step - 1),
    }[family];
    return `${n}\n${Array.from({ length: n }, (_, i) => Math.floor(height(i))).join(' ')}\n`;
  },
};
