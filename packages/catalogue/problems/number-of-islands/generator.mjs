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
    case 'teeth-above':
      // Each tooth is joined to what lies left of it, so unions without balance make long chains of roots.
      return (y, x) => [x % 2 === 0, true, true, x === 0][y % 4];
    case 'teeth-below':
      // The same, for those who join what lies right or above to the square at hand.
      return (y, x) => [true, x % 3 === 1, x % 3 < 2][y % 3];
    default:
      return () => random.bool(0.55);
  }
}

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 500 },
    { name: 'c', kind: 'count', min: 1, max: 500 },
  ],
  families: ['speckled', 'solid', 'chessboard', 'snake', 'rooms', 'teeth-above', 'teeth-below'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const isLand = terrain(family, c, random);
    const rows = Array.from({ length: r }, (_, y) =>
      Array.from({ length: c }, (__, x) => (isLand(y, x) ? '1' : '0')).join(''),
    );
    return `${r} ${c}\n${rows.join('\n')}\n`;
  },
};
