export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 2, max: 11 }],
  families: ['random'],
  generate({ sizes: { n }, random }) {
    const rows = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, j) => (i === j ? 0 : random.int(10, 99))).join(' '),
    );
    return `${n}\n${rows.join('\n')}\n`;
  },
};
