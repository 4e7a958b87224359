// Colours have two digits, so that the text grows with the area alone.
const PAINT = 90;

/** Says for each family which colour a square has. */
function canvas(family, height, width, random) {
  switch (family) {
    case 'solid':
      return () => 10;
    case 'chessboard':
      return (y, x) => 10 + ((y + x) % 2);
    case 'snake':
      // Corridors in every second row, joined alternately at the right and the left end.
      return (y, x) => (y % 2 === 0 || x === (y % 4 === 1 ? width - 1 : 0) ? 10 : 20);
    case 'stairs':
      // Stairs run up to the right and down to the left, side by side; each leads to the next at its upper or lower end.
      return (y, x) => {
        const step = (y + x) % 4;
        const upper = y === 0 || x === width - 1;
        const lower = x === 0 || y === height - 1;
        return step < 2 || ((y + x) % 8 < 4 ? upper : lower) ? 10 : 20;
      };
    default:
      return () => (random.bool(0.65) ? 10 : random.pick([11, 12]));
  }
}

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 300 },
    { name: 'c', kind: 'count', min: 1, max: 300 },
  ],
  families: ['patches', 'solid', 'chessboard', 'snake', 'stairs', 'same-colour'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const colour = canvas(family, r, c, random);
    const rows = Array.from({ length: r }, (_, y) => Array.from({ length: c }, (__, x) => colour(y, x)));
    // The snake is entered at its far end.
    const sr = family === 'stairs' ? 0 : family === 'snake' ? r - 1 - ((r - 1) % 2) : random.int(0, r - 1);
    const sc = family === 'stairs' ? 0 : random.int(0, c - 1);
    const paint = family === 'same-colour' ? rows[sr][sc] : random.pick([PAINT, PAINT, 11]);
    return `${r} ${c}\n${sr} ${sc} ${paint}\n${rows.map((row) => row.join(' ')).join('\n')}\n`;
  },
};
