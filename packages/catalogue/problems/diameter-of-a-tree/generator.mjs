/** Predecessors of nodes 0 to n - 1 by position; the root comes first and has -1. */
function shapeOf(family, n, random) {
  const half = Math.max(1, Math.floor(n / 2));
  return Array.from({ length: n }, (_, i) => {
    if (i === 0) return -1;
    switch (family) {
      case 'chain':
        return i - 1;
      case 'star':
        return 0;
      case 'two-arms':
        // A short stem, and two arms at its end.
        return i <= n / 10 ? i - 1 : i <= n / 10 + 2 ? Math.floor(n / 10) : i - 2;
      case 'broom':
        return i < half ? i - 1 : random.int(Math.max(0, half - 3), i - 1);
      default:
        return random.int(Math.max(0, i - 1 - Math.ceil(Math.sqrt(n))), i - 1);
    }
  });
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'broom', 'two-arms', 'chain', 'star'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const shape = shapeOf(family, n, random);
    const numbers = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const parents = new Array(n);
    shape.forEach((parent, i) => {
      parents[numbers[i] - 1] = parent === -1 ? 0 : numbers[parent];
    });
    return `${n}\n${parents.join(' ')}\n`;
  },
};
