const LONGEST = 8;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 20000 },
    { name: 's', kind: 'count', min: 1, max: 15 },
    { name: 'l', kind: 'value', min: 4, max: LONGEST },
  ],
  families: ['random', 'few-letters', 'walks', 'same-beginning', 'one-row', 'long-beginning', 'letters-below', 'long-words'],
  generate({ family, sizes, random }) {
    const { n, s, l = LONGEST } = sizes;
    const rows = family === 'one-row' ? 1 : s;
    const few = family === 'few-letters' || s < 5;
    const letters = few ? LETTERS.slice(0, 3) : LETTERS;
    const letterOf = () => (family.endsWith('-beginning') && random.bool(0.97) ? 'a' : random.pick(letters));
    const grid = Array.from({ length: rows }, () => Array.from({ length: s }, letterOf));
    if (family === 'letters-below') {
      // The grid has every letter, but hardly any three of them side by side as a word wants them.
      grid.forEach((row, r) => row.forEach((_, c) => (row[c] = r < rows - 4 ? 'a' : letters[(7 * (r * s + c)) % letters.length])));
    }
    const walk = () => {
      let [r, c] = [random.int(0, rows - 1), random.int(0, s - 1)];
      let word = grid[r][c];
      for (let left = random.int(0, l - 1); left > 0; left--) {
        const [dr, dc] = random.pick([[1, 0], [-1, 0], [0, 1], [0, -1]]);
        if (grid[r + dr]?.[c + dc] === undefined) continue;
        // Some walks use a square twice.
        [r, c] = [r + dr, c + dc];
        word += grid[r][c];
      }
      return word;
    };
    const word = () => {
      const any = (count, from) => Array.from({ length: count }, () => random.pick(from)).join('');
      const behind = (count) => 'a'.repeat(Math.max(0, l - count)) + any(Math.min(count, l), LETTERS);
      if (family === 'same-beginning' || family === 'letters-below') return behind(3);
      if (family === 'long-beginning') return behind(2);
      if (family === 'long-words') return any(l, LETTERS);
      if (family === 'walks' || random.bool(0.3)) return walk();
      return any(random.int(1, Math.min(l, n > 50 ? LONGEST : 4)), letters);
    };
    const words = new Set();
    for (let tries = 0; words.size < n && tries < 8 * n; tries++) words.add(word());
    // The words that are in the grid come last, when a tree of all beginnings is nearly full.
    if (family === 'long-words') [...words].slice(-20).forEach((last) => words.delete(last) && words.add(walk()));
    return `${[`${rows} ${s}`, ...grid.map((row) => row.join('')), words.size, ...words].join('\n')}\n`;
  },
};
