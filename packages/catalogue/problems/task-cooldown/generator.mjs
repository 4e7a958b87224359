export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200000 },
    { name: 'c', kind: 'value', min: 0, max: 1000000 },
    { name: 't', kind: 'value', min: 1, max: 1000000000 },
  ],
  families: ['random', 'ties', 'crowded'],
  generate({ family, sizes, random }) {
    const { n, c, t } = sizes;
    const times = Array.from({ length: n }, () => {
      if (family === 'random') return random.int(1, random.bool(0.5) ? t : Math.ceil(t / 1000));
      if (family === 'ties') return random.bool(0.2) ? t : random.int(1, Math.ceil(t / 2));
      return random.int(Math.ceil((9 * t) / 10), t);
    });
    times[random.int(0, n - 1)] = t;
    return `${n} ${c}\n${times.join(' ')}\n`;
  },
};
