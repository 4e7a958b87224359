function cables(family, n, m, random) {
  const many = (make) => Array.from({ length: m }, (_, i) => make(i));
  const any = () => random.int(1, n);
  switch (family) {
    case 'crowded-corner': {
      // Only a tenth of the computers has cables, many of them parallel.
      const corner = Math.max(1, Math.floor(n / 10));
      const shift = random.int(0, n - corner);
      return many(() => [shift + random.int(1, corner), shift + random.int(1, corner)]);
    }
    case 'shuffled-path': {
      // A line through the computers in random order; cables beyond its end are laid twice.
      const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
      const along = many((i) => [order[i % n], order[Math.min(n - 1, (i % n) + 1)]]);
      return random.shuffle(along);
    }
    case 'backwards-path':
      // A line from computer n down to computer 1: what is passed along goes one cable further in each round.
      return many((i) => [n - 1 - (i % (n - 1)), n - (i % (n - 1))]);
    case 'forwards-path':
      return many((i) => [1 + (i % (n - 1)), 2 + (i % (n - 1))]);
    case 'star':
      return many((i) => [1, Math.min(n, 2 + (i % Math.max(1, n - 1)))]);
    case 'falling-star':
      // Where the smaller number leads, each cable gives the hub a new leader above all others.
      return many((i) => [n, Math.max(1, n - 1 - (i % Math.max(1, n - 1)))]);
    case 'stars': {
      // Two hubs, one always the first and one always the second end: one of them becomes a long chain of parents.
      const order = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
      const half = Math.max(1, Math.floor(n / 2) - 1);
      return many((i) => {
        const spoke = order[2 + 2 * (Math.floor(i / 2) % half) + (i % 2)] ?? order[0];
        return i % 2 === 0 ? [order[0], spoke] : [spoke, order[1] ?? order[0]];
      });
    }
    case 'tournament': {
      // A quarter of the computers meet in pairs, pairs of pairs and so on, each time by their last computer. A tree that
      // only grows with its size gets as deep as it can, and the other cables ask for its computers again and again.
      const some = Math.min(n, Math.max(2, Math.floor(n / 4)));
      const met = [];
      for (let step = 1; step < some; step *= 2)
        for (let i = 0; i + 2 * step <= some; i += 2 * step) met.push([i + step, i + 2 * step]);
      return many((i) => met[i] ?? [random.int(1, some), random.int(1, some)]);
    }
    case 'pointing-down':
      return many((i) => {
        const u = n - (i % n);
        return [u, Math.max(1, u - random.int(1, 3))];
      });
    default:
      return many(() => [any(), any()]);
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 50000 },
    { name: 'm', kind: 'count', min: 0, max: 100000 },
  ],
  families: ['sparse', 'crowded-corner', 'shuffled-path', 'backwards-path', 'forwards-path', 'star', 'stars', 'pointing-down', 'tournament', 'falling-star'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    const lines = cables(family, n, m, random).map((ends) => ends.join(' '));
    return `${[`${n} ${m}`, ...lines].join('\n')}\n`;
  },
};
