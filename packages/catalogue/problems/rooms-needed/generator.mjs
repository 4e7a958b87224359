const DAY = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'crowded', 'back-to-back', 'nested', 'two-bells', 'in-order'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const step = Math.floor(DAY / (2 * n));
    const lesson = {
      random: () => {
        const start = random.int(0, DAY - 1);
        return [start, Math.min(DAY, start + random.int(1, 20 * step))];
      },
      crowded: () => {
        const start = random.int(0, 12);
        return [start, start + random.int(1, 5)];
      },
      // More equal times than 16 bits count, in the order of the day.
      'two-bells': (i) => (2 * i < n ? [0, 10] : [10, 11]),
      // A few rows of lessons without breaks, and single ones across them.
      'back-to-back': (i) => {
        const start = Math.floor(i / 3) * step;
        return [start, start + (random.bool(0.1) ? 2 * step : step)];
      },
      // Starts and ends rise, and half of all lessons run at once: a search tree that nobody balances becomes a list.
      'in-order': (i) => [i * step, (i + Math.ceil(n / 2)) * step],
      nested: (i) => [i * step + random.int(0, step - 1), DAY - i * step - random.int(0, step - 1)],
    }[family];
    const inOrder = Array.from({ length: n }, (_, i) => lesson(i));
    const lessons = family === 'two-bells' || family === 'in-order' ? inOrder : random.shuffle(inOrder);
    return `${n}\n${lessons.map(([start]) => start).join(' ')}\n${lessons.map(([, end]) => end).join(' ')}\n`;
  },
};
