const DAY = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'crowded', 'back-to-back', 'nested'],
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
      // A few rows of lessons without breaks, and single ones across them.
      'back-to-back': (i) => {
        const start = Math.floor(i / 3) * step;
        return [start, start + (random.bool(0.1) ? 2 * step : step)];
      },
      nested: (i) => [i * step + random.int(0, step - 1), DAY - i * step - random.int(0, step - 1)],
    }[family];
    const lessons = random.shuffle(Array.from({ length: n }, (_, i) => lesson(i)));
    return `${n}\n${lessons.map(([start]) => start).join(' ')}\n${lessons.map(([, end]) => end).join(' ')}\n`;
  },
};
