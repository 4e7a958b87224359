const TOP = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 140000 }],
  families: ['random', 'few-heights', 'falling', 'equal'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const step = Math.floor(TOP / n);
    const same = random.int(1, TOP);
    const height = {
      random: () => random.int(1, TOP),
      'few-heights': () => random.int(1, 4),
      falling: (i) => (n - 1 - i) * step + random.int(1, step),
      equal: () => same,
    }[family];
    const heights = Array.from({ length: n }, (_, i) => height(i));
    // The list may begin anywhere on the ring.
    const turn = family === 'falling' ? random.int(0, n - 1) : 0;
    return `${n}\n${[...heights.slice(turn), ...heights.slice(0, turn)].join(' ')}\n`;
  },
};
