export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100 },
    { name: 'a', kind: 'value', min: 0, max: 30000 },
  ],
  families: ['random', 'small', 'even'],
  generate({ family, sizes, random }) {
    const { n, a } = sizes;
    const most = family === 'random' ? Math.max(n, Math.floor(a / 2)) : n;
    const values = random.shuffle(Array.from({ length: most }, (_, i) => i + 1)).slice(0, n);
    return `${n} ${a}\n${values.map((value) => (family === 'even' ? 2 * value : value)).join(' ')}\n`;
  },
};
