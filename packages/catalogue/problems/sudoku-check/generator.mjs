/** A finished sudoku: rows, columns, rows of boxes, columns of boxes and numbers are shuffled. */
function finished(k, random) {
  const size = k * k;
  const range = (count) => Array.from({ length: count }, (_, i) => i);
  const lines = () => random.shuffle(range(k)).flatMap((band) => random.shuffle(range(k)).map((line) => band * k + line));
  const [rows, columns, numbers] = [lines(), lines(), random.shuffle(range(size))];
  return rows.map((r) => columns.map((c) => numbers[((r % k) * k + Math.floor(r / k) + c) % size] + 1));
}

export const generator = {
  variables: [{ name: 'k', kind: 'count', min: 1, max: 30 }],
  families: ['full', 'gaps', 'row', 'column', 'box', 'few', 'one-changed'],
  generate({ family, sizes, random }) {
    const { k } = sizes;
    const size = k * k;
    const grid = finished(k, random);
    const keep = family === 'few' ? 0.15 : family === 'full' || family === 'one-changed' ? 1 : 0.7;
    for (const row of grid) for (let c = 0; c < size; c++) if (!random.bool(keep)) row[c] = 0;
    const at = () => random.int(0, size - 1);
    if (family === 'one-changed') grid[at()][at()] = random.int(1, size);
    if (['row', 'column', 'box'].includes(family) && k > 1) {
      // Two equal numbers that share only what the family names.
      const [r, c] = [at(), at()];
      const inside = (i) => Math.floor(i / k) * k + ((i + random.int(1, k - 1)) % k);
      const outside = (i) => (i + k * random.int(1, k - 1)) % size;
      const [r2, c2] = family === 'row' ? [r, outside(c)] : family === 'column' ? [outside(r), c] : [inside(r), inside(c)];
      const number = random.int(1, size);
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
          const meets = (x, y) => i === x || j === y || (Math.floor(i / k) === Math.floor(x / k) && Math.floor(j / k) === Math.floor(y / k));
          if (grid[i][j] === number && (meets(r, c) || meets(r2, c2))) grid[i][j] = 0;
        }
      grid[r][c] = number;
      grid[r2][c2] = number;
    }
    return `${[k, ...grid.map((row) => row.join(' '))].join('\n')}\n`;
  },
};
