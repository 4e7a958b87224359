const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** A random path of at most `length` squares that does not cross itself. */
function randomPath(r, c, length, random) {
  const path = [[random.int(0, r - 1), random.int(0, c - 1)]];
  const taken = new Set([path[0].join()]);
  while (path.length < length) {
    const [y, x] = path[path.length - 1];
    const free = STEPS.map(([dy, dx]) => [y + dy, x + dx]).filter(
      ([ny, nx]) => ny >= 0 && ny < r && nx >= 0 && nx < c && !taken.has(`${ny},${nx}`),
    );
    if (free.length === 0) break;
    const next = random.pick(free);
    taken.add(next.join());
    path.push(next);
  }
  return path;
}

function puzzle(family, { r, c, k }, random) {
  const filled = (letter) => Array.from({ length: r }, () => Array.from({ length: c }, letter));
  const wordOf = (letter) => Array.from({ length: k }, letter).join('');
  switch (family) {
    case 'hidden-word': {
      const grid = filled(() => random.pick('ABCDE'));
      const path = randomPath(r, c, k, random);
      const word = path.map(() => random.pick('ABCDE'));
      path.forEach(([y, x], i) => (grid[y][x] = word[i]));
      return { grid, word: word.join('') };
    }
    case 'crossing': {
      // Back and forth between two letters that stand side by side just once.
      const grid = filled(() => random.pick('CDE'));
      const [[y, x], [ny, nx] = [y, x]] = randomPath(r, c, 2, random);
      grid[y][x] = 'A';
      if (y !== ny || x !== nx) grid[ny][nx] = 'B';
      return { grid, word: 'ABABABABAB'.slice(0, Math.max(3, k)) };
    }
    case 'dead-ends':
      // All letters but the last one fit everywhere.
      return { grid: filled(() => 'A'), word: `${'A'.repeat(Math.max(1, k - 1))}B` };
    case 'walled-off': {
      // There are enough letters of each kind, and more of the last than of the first, but a wall stands between them.
      const wall = Math.floor((Math.max(r, c) - 1) / 2);
      const letterAt = (place) => (place < wall ? 'A' : place === wall ? 'C' : 'B');
      const grid = Array.from({ length: r }, (_, y) => Array.from({ length: c }, (__, x) => letterAt(c < r ? y : x)));
      return { grid, word: `${'A'.repeat(k - 1)}B` };
    }
    default:
      return { grid: filled(() => random.pick('AB')), word: wordOf(() => random.pick('AB')) };
  }
}

export const generator = {
  variables: [
    { name: 'r', kind: 'count', min: 1, max: 10 },
    { name: 'c', kind: 'count', min: 1, max: 10 },
    { name: 'k', kind: 'count', min: 1, max: 10 },
  ],
  families: ['random', 'hidden-word', 'crossing', 'dead-ends', 'walled-off'],
  generate({ family, sizes, random }) {
    const { grid, word } = puzzle(family, sizes, random);
    return `${sizes.r} ${sizes.c}\n${grid.map((row) => row.join('')).join('\n')}\n${word}\n`;
  },
};
