/** Says for each family whether a square is a wall. */
function walls(family, height, width, random) {
  const gate = Array.from({ length: height }, () => random.int(0, width - 1));
  switch (family) {
    case 'open':
      return () => false;
    case 'gates':
      // Every tenth row is closed except for a gate, which moves to the right from row to row.
      return (y, x) => y % 10 === 9 && y < height - 1 && x !== Math.floor((y * (width - 1)) / height);
    case 'closed':
      // A staircase of walls from the lower left to the upper right corner lets nobody through.
      return (y, x) =>
        x === width - 1 - Math.floor((y * width) / height) ||
        x === width - Math.ceil(((y + 1) * width) / height);
    case 'start-blocked':
      return (y, x) => y + x === 0 || (x === gate[y] && random.bool(0.2));
    default: {
      // Fewer walls in large grids, which would have no route at all otherwise.
      const share = Math.min(0.25, 3 / (height + width) + 0.02);
      const corner = random.bool(0.1);
      return (y, x) => (corner || (y + x > 0 && y + x < height + width - 2)) && random.bool(share);
    }
  }
}

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 400 },
    { name: 'c', kind: 'count', min: 1, max: 400 },
  ],
  families: ['scattered', 'open', 'gates', 'closed', 'start-blocked'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const wall = walls(family, r, c, random);
    const rows = Array.from({ length: r }, (_, y) =>
      Array.from({ length: c }, (__, x) => (wall(y, x) ? '#' : '.')).join(''),
    );
    return `${r} ${c}\n${rows.join('\n')}\n`;
  },
};
