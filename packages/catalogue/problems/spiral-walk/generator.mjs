export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 300 },
    { name: 'c', kind: 'count', min: 1, max: 300 },
  ],
  families: ['random', 'numbered', 'few-values'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    // Six digits each, so that the text grows with the area alone.
    const number = {
      random: () => random.int(100000, 999999),
      numbered: (y, x) => 100000 + y * c + x,
      'few-values': () => random.int(100000, 100002),
    }[family];
    const rows = Array.from({ length: r }, (_, y) =>
      Array.from({ length: c }, (__, x) => number(y, x)).join(' '),
    );
    return `${r} ${c}\n${rows.join('\n')}\n`;
  },
};
