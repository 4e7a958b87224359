export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['random', 'ascending', 'descending', 'few-values'],
  generate({ family, sizes: { n }, random }) {
    const a = Array.from({ length: n }, () => random.int(100000, family === 'few-values' ? 100004 : 999999));
    if (family === 'ascending') a.sort((x, y) => x - y);
    if (family === 'descending') a.sort((x, y) => y - x);
    return `${n}\n${a.join(' ')}\n`;
  },
};
