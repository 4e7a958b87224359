const MOST = 1000000000000000;

export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 1, max: 10000 },
    { name: 'b', kind: 'value', min: 1, max: MOST },
  ],
  families: ['random', 'small', 'powers-of-two', 'all-ones'],
  generate({ family, sizes, random }) {
    const { q, b } = sizes;
    const power = () => 2 ** random.int(0, Math.floor(Math.log2(b)));
    const lock = {
      random: () => [random.int(0, MOST), random.int(Math.floor(b / 2), b), random.int(2, 90000000)],
      small: () => [random.int(0, 12), random.int(0, b), random.int(1, 12)],
      'powers-of-two': () => [random.int(0, 90000000), power(), random.int(80000000, 90000000)],
      'all-ones': () => [random.int(2, MOST), power() - 1, random.int(80000000, 90000000)],
    }[family];
    return `${[q, ...Array.from({ length: q }, () => lock().join(' '))].join('\n')}\n`;
  },
};
