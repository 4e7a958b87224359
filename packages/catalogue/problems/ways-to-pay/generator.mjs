export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100 },
    { name: 'a', kind: 'value', min: 0, max: 30000 },
  ],
  families: ['random', 'small', 'even', 'rising', 'falling'],
  generate({ family, sizes, random }) {
    const { n, a } = sizes;
    const most = family === 'random' ? Math.max(n, Math.floor(a / 2)) : n;
    const inOrder = Array.from({ length: most }, (_, i) => (family === 'falling' ? n - i : i + 1));
    // Whoever tries all payments from the first coin on, or from the last one, tries most if the smallest comes first.
    const values = family === 'rising' || family === 'falling' ? inOrder : random.shuffle(inOrder).slice(0, n);
    return `${n} ${a}\n${values.map((value) => (family === 'even' ? 2 * value : value)).join(' ')}\n`;
  },
};
