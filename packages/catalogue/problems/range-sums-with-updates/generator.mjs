export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 200000 },
    { name: 'q', kind: 'count', min: 1, max: 120000 },
  ],
  families: ['random', 'wide', 'ends'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    const top = family === 'wide' ? 1000000000 : 1000;
    const coins = Array.from({ length: n }, () => random.int(-top / 10, top));
    const events = Array.from({ length: q }, (_, i) => {
      if (i % 2 === 0) {
        const at = family === 'ends' ? random.pick([1, 1, Math.min(2, n), n]) : random.int(1, n);
        return `1 ${at} ${random.int(-top, top)}`;
      }
      if (family === 'wide') return `2 ${random.int(1, Math.ceil(n / 100))} ${random.int(Math.ceil((99 * n) / 100), n)}`;
      if (family === 'ends') return random.bool() ? `2 1 ${random.int(Math.ceil((9 * n) / 10), n)}` : `2 ${random.int(1, Math.ceil(n / 10))} ${n}`;
      const [l, r] = [random.int(1, n), random.int(1, n)];
      return `2 ${Math.min(l, r)} ${Math.max(l, r)}`;
    });
    if (q === 1) events[0] = `2 1 ${n}`;
    return `${[`${n} ${q}`, coins.join(' '), ...events].join('\n')}\n`;
  },
};
