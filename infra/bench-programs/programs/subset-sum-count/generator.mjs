export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 22 }],
  families: ['random', 'small'],
  generate({ family, sizes, random }) {
    const a = Array.from({ length: sizes.n }, () => random.int(1, family === 'small' ? 9 : 999));
    const target = a.filter(() => random.bool()).reduce((sum, x) => sum + x, 0);
    return `${sizes.n} ${target}\n${a.join(' ')}\n`;
  },
};
