export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 250 }],
  families: ['random'],
  generate({ sizes: { n }, random }) {
    const rows = Array.from({ length: n }, () => Array.from({ length: n }, () => random.int(100, 999)).join(' '));
    return `${n}\n${rows.join('\n')}\n`;
  },
};
