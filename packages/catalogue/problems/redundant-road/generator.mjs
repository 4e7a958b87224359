export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'early-cycle', 'star', 'path'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const rest = Array.from({ length: n - 1 }, (_, i) => i + 2);
    const turned = ([a, b]) => (random.bool() ? [a, b] : [b, a]);
    const extra = [random.int(1, n), random.int(1, n)];
    const roads = {
      random: () => random.shuffle([extra, ...rest.map((b) => [random.int(1, b - 1), b])]),
      // A circle of at most three farms comes first.
      'early-cycle': () => [...rest.slice(0, 2).map((b) => [b - 1, b]), [1, Math.min(n, 3)], ...rest.slice(2).map((b) => [random.int(1, b - 1), b])],
      // Farm 1 is at an end of all roads but the last one.
      star: () => [...rest.map((b) => [1, b]), extra],
      path: () => [...rest.map((b) => [b - 1, b]), [n, 1]],
    }[family]();
    const numbers = Array.from({ length: n }, (_, i) => i + 1);
    const names = family === 'star' || family === 'path' ? numbers : random.shuffle(numbers);
    const lines = roads.map(turned).map(([a, b]) => `${names[a - 1]} ${names[b - 1]}`);
    return `${[n, ...lines].join('\n')}\n`;
  },
};
