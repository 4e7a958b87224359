const DEAR = 1000000000;

/**
 * A chain of huts in which half of the cables, every second one, are cheapest, then half of the rest, and so on: groups of huts
 * only ever join in pairs. The offers stand in the order of their costs.
 */
function halving(n, m, random) {
  const chain = [];
  for (let step = 1; step < n; step *= 2) for (let a = step; a < n; a += 2 * step) chain.push([a, a + 1]);
  return Array.from({ length: m }, (_, i) => [...(chain[i] ?? [random.int(1, n), random.int(1, n)]), i + 1]);
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'm', kind: 'count', min: 0, max: 200000 },
  ],
  families: ['random', 'star', 'two-parts', 'equal-costs', 'halving'],
  generate({ family, sizes, random }) {
    const { n, m } = sizes;
    if (family === 'halving') return `${[`${n} ${m}`, ...halving(n, m, random).map((offer) => offer.join(' '))].join('\n')}\n`;
    const cost = { random: () => random.int(0, DEAR), star: () => random.int(0, DEAR), 'two-parts': () => random.int(0, 99), 'equal-costs': () => DEAR }[family];
    const part = Math.ceil(n / 2);
    const offers = Array.from({ length: m }, (_, i) => {
      // The first offers connect everything, as far as there are enough of them.
      if (i < n - 1 && family !== 'two-parts') {
        const b = i + 2;
        // The rays of a star get dearer one by one; in other networks hut b joins an earlier one.
        if (family === 'star') return random.bool() ? [1, b, i + 1] : [b, 1, i + 1];
        return [random.int(1, b - 1), b, cost()];
      }
      if (family === 'two-parts' && random.bool()) return [random.int(1, part), random.int(1, part), cost()];
      if (family === 'two-parts') return [random.int(Math.min(n, part + 1), n), random.int(Math.min(n, part + 1), n), cost()];
      return [random.int(1, n), random.int(1, n), cost()];
    });
    const numbers = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const lines = random
      .shuffle(offers)
      .map(([a, b, c]) => (family === 'star' ? [a, b, c] : [numbers[a - 1], numbers[b - 1], c]).join(' '));
    return `${[`${n} ${m}`, ...lines].join('\n')}\n`;
  },
};
