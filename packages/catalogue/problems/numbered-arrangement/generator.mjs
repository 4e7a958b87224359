const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 1, max: 2000 },
    { name: 'n', kind: 'value', min: 1, max: 18 },
  ],
  families: ['random', 'edges', 'last'],
  generate({ family, sizes, random }) {
    const nights = Array.from({ length: sizes.q }, () => {
      const n = family === 'random' ? random.int(Math.max(1, sizes.n - 3), sizes.n) : sizes.n;
      const all = factorial(n);
      if (family === 'random') return [n, random.int(1, all)];
      // Whoever goes through the list has to go through all of it.
      if (family === 'last') return [n, all];
      // The first or the last arrangement of a block.
      const block = factorial(random.int(0, n - 1));
      const number = random.int(1, all / block);
      return [n, random.bool() ? number * block : (number - 1) * block + 1];
    });
    return `${[sizes.q, ...nights.map((night) => night.join(' '))].join('\n')}\n`;
  },
};
