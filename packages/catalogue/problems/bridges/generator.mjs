export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 0, max: 150000 },
  ],
  families: ['random', 'sparse', 'tree', 'necklace', 'ladder', 'star', 'star-from-outside'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const road = {
      random: (i) => (i < n - 1 ? [random.int(1, i + 1), i + 2] : [random.int(1, n), random.int(1, n)]),
      sparse: () => {
        const a = random.int(1, n);
        return [a, Math.min(n, a + random.int(0, 2))];
      },
      // A long row with branches; further roads stand beside others.
      tree: (i) => (i < n - 1 ? [Math.max(1, i + 1 - random.int(0, 2)), i + 2] : [random.int(1, n), random.int(1, n)]),
      // Triangles in a row, two neighbours joined by a road.
      necklace: (i) => {
        const a = 1 + (i % n);
        return i < n ? [a, Math.min(n, a + 1)] : [Math.min(n, 3 * (i - n) + 1), Math.min(n, 3 * (i - n) + 3)];
      },
      // Two long rows from town 1 on, with rungs between towns of the same distance from it.
      ladder: (i) => {
        if (i < n - 1) return [Math.max(1, i), i + 2];
        return [Math.min(n, 2 * (i - n + 2)), Math.min(n, 2 * (i - n + 2) + 1)];
      },
      star: (i) => [1, Math.min(n, 2 + (i % Math.max(1, n - 1)))],
      // The hub is the second end, for whoever hangs the group of the second end below that of the first.
      'star-from-outside': (i) => [Math.min(n, 2 + (i % Math.max(1, n - 1))), 1],
    }[family];
    const numbers = family === 'tree' || family === 'ladder' ? null : random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const roads = Array.from({ length: m }, (_, i) => road(i)).map(([a, b]) => (family === 'star' || family === 'star-from-outside' || random.bool() ? [a, b] : [b, a]));
    const lines = random.shuffle(roads).map(([a, b]) => (numbers ? `${numbers[a - 1]} ${numbers[b - 1]}` : `${a} ${b}`));
    return `${[`${n} ${m}`, ...lines].join('\n')}\n`;
  },
};
