function valueMaker(family, n, random) {
  switch (family) {
    case 'wide':
      // Six digits each; two positive values may meet a negative one.
      return () => (random.bool() ? random.int(100000, 499999) : -random.int(200000, 999998));
    case 'duplicates':
      return () => random.int(-20, 20);
    case 'spread':
      // Each value several times, and nearly as many triplets as there may be.
      return () => random.int(-150, 150);
    case 'all-positive':
      return () => random.int(1, 999999);
    case 'zeros':
      return () => 0;
    default: {
      // Narrow enough for hits at every n, wide enough to keep their number small.
      const reach = Math.max(4, Math.floor((n * n) / 40));
      return () => random.int(-reach, reach);
    }
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 3, max: 2000 }],
  families: ['narrow', 'wide', 'duplicates', 'all-positive', 'zeros', 'spread'],
  generate({ family, sizes, random }) {
    const values = Array.from({ length: sizes.n }, valueMaker(family, sizes.n, random));
    return `${sizes.n}\n${values.join(' ')}\n`;
  },
};
