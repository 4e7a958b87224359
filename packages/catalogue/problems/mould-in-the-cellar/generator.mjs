export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 500 },
    { name: 'c', kind: 'count', min: 1, max: 500 },
  ],
  families: ['random', 'few', 'snake', 'half', 'one-after-another'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const mark = {
      random: () => random.pick(['o', 'o', 'o', 'x', '.']),
      few: () => (random.int(1, 200) === 1 ? '.' : 'o'),
      // Every other row is empty but for one end, in turn the right and the left one.
      snake: (i, j) => (i % 2 === 0 || j === (i % 4 === 1 ? c - 1 : 0) ? 'o' : '.'),
      half: (i) => (i % 2 === 0 ? 'x' : 'o'),
      // A snake whose mouldy cheeses come nearer and nearer to its end, so that each of them improves on the one before.
      'one-after-another': (i, j) => (i % 4 === 0 && 2 * i < r ? 'x' : mark.snake(i, j)),
    };
    const grid = Array.from({ length: r }, (_, i) => Array.from({ length: c }, (_, j) => mark[family](i, j)));
    if (family === 'few') grid[random.int(0, r - 1)][random.int(0, c - 1)] = 'x';
    if (family === 'snake') grid[0][0] = 'x';
    return `${r} ${c}\n${grid.map((row) => row.join('')).join('\n')}\n`;
  },
};
