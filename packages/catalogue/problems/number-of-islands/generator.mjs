/** Says for each family whether a square is land. */
function terrain(family, width, random) {
  switch (family) {
    case 'solid':
      return () => true;
    case 'chessboard':
      return (y, x) => (y + x) % 2 === 0;
    case 'snake':
      // Full rows joined by one square, alternately at the right and the left end.
      return (y, x) => y % 2 === 0 || x === (y % 4 === 1 ? width - 1 : 0);
    case 'rooms':
      return (y, x) => y % 3 !== 2 && x % 3 !== 2;
    default:
      return () => random.bool(0.55);
  }
}

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 500 },
    { name: 'c', kind: 'count', min: 1, max: 500 },
  ],
  families: ['speckled', 'solid', 'chessboard', 'snake', 'rooms'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const isLand = terrain(family, c, random);
    const rows = Array.from({ length: r }, (_, y) =>
      Array.from({ length: c }, (__, x) => (isLand(y, x) ? '1' : '0')).join(''),
    );
    return `${r} ${c}\n${rows.join('\n')}\n`;
  },
};
