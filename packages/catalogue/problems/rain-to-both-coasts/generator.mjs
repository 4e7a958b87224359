const MOST = 1000000000;

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 400 },
    { name: 'c', kind: 'count', min: 1, max: 400 },
  ],
  families: ['random', 'steps', 'hills', 'flat', 'winding'],
  generate({ family, sizes, random }) {
    const { r, c } = sizes;
    const grid = Array.from({ length: r }, () => new Array(c).fill(0));
    const each = (heightOf) => grid.forEach((row, y) => row.forEach((_, x) => (row[x] = heightOf(y, x))));
    if (family === 'random') each(() => random.int(0, 9));
    // Steps that rise from the north-west with some noise, so that long ways lead to the Blue Sea.
    if (family === 'steps') each((y, x) => 1000000 * (y + x) + random.int(0, 1500000));
    if (family === 'flat') each(() => 7);
    if (family === 'hills') {
      const tops = Array.from({ length: 6 }, () => [random.int(0, r - 1), random.int(0, c - 1), random.int(5, 30)]);
      each((y, x) => Math.max(...tops.map(([b, a, height]) => height * 30000000 - 2500000 * (Math.abs(b - y) + Math.abs(a - x)))) + random.int(50000000, 54000000));
    }
    if (family === 'winding') {
      each(() => MOST);
      // A ditch that winds from the south to the north between high banks and rises all the way.
      let height = random.int(0, 5);
      const dig = (y, x) => {
        height += random.int(0, 2);
        grid[y][x] = height;
      };
      let fromWest = random.bool();
      dig(r - 1, fromWest ? Math.min(1, c - 1) : Math.max(0, c - 2));
      for (let y = r - 2; y > 0; y -= 2) {
        for (let i = 1; i < c - 1; i++) dig(y, fromWest ? i : c - 1 - i);
        if (y > 2 && c > 2) dig(y - 1, fromWest ? c - 2 : 1);
        fromWest = !fromWest;
      }
    }
    return `${r} ${c}\n${grid.map((row) => row.map((height) => Math.min(MOST, Math.max(0, height))).join(' ')).join('\n')}\n`;
  },
};
