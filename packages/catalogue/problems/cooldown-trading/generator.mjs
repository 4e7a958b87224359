const MOST = 1000000000;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'waves', 'rising', 'falling', 'saw'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const step = Math.floor(MOST / n);
    const price = {
      random: () => (n < 20 ? random.int(0, 9) : random.int(0, MOST)),
      waves: (i) => Math.round(500 + 400 * Math.sin(i / random.int(2, 5))) + random.int(0, 99),
      rising: (i) => step * i + random.int(0, step - 1),
      falling: (i) => step * (n - 1 - i) + random.int(0, step - 1),
      // Up and down, often by as much as possible.
      saw: (i) => (i % 2 === 0 ? random.int(0, 9) : MOST - random.int(0, 9)),
    }[family];
    return `${n}\n${Array.from({ length: n }, (_, i) => price(i)).join(' ')}\n`;
  },
};
