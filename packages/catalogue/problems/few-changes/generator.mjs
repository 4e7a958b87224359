const DEAR = 1000000000;

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 2000 },
    { name: 'm', kind: 'count', min: 0, max: 5000 },
    { name: 'k', kind: 'value', min: 0, max: 1000 },
  ],
  families: ['random', 'layers', 'bargains', 'line'],
  generate({ family, sizes, random }) {
    const { n, m, k } = sizes;
    const clip = (town) => Math.min(n, Math.max(1, town));
    const bus = {
      random: () => [random.int(1, n), random.int(1, n), random.int(0, 99)],
      // Each town has about m / n buses to the next few towns, so the number of trips explodes.
      layers: (i) => {
        const a = 1 + (i % n);
        return [a, clip(a + random.int(1, 3)), random.int(1, DEAR)];
      },
      // The more towns a bus leaves out, the dearer it is.
      bargains: (i) => {
        const a = 1 + (i % n);
        const far = random.pick([1, 2, 5, 9]);
        return [a, clip(a + far), far * far * 1000 + random.int(0, 9)];
      },
      // From town to town for much money, and a few buses that leave out some.
      line: (i) => {
        if (i < n - 1) return [i + 1, i + 2, DEAR];
        const a = random.int(1, n);
        return [a, clip(a + random.int(2, 40)), DEAR];
      },
    }[family];
    const buses = Array.from({ length: m }, (_, i) => bus(i));
    const ends = family === 'random' ? [random.int(1, n), random.int(1, n)] : [1, family === 'line' ? clip(k) : n];
    // In the order of the towns a single array would be filled in one round.
    const order = family === 'bargains' ? buses : random.shuffle(buses);
    return `${[`${n} ${m} ${k}`, ends.join(' '), ...order.map((one) => one.join(' '))].join('\n')}\n`;
  },
};
