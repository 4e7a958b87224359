const MOST = 1000000000000000;
const MOST_MODULUS = 90000000;

export const generator = {
  variables: [
    { name: 'q', kind: 'count', min: 1, max: 10000 },
    { name: 'b', kind: 'value', min: 1, max: MOST },
    { name: 'm', kind: 'value', min: 1, max: MOST_MODULUS },
  ],
  families: ['random', 'small', 'powers-of-two', 'all-ones'],
  generate({ family, sizes, random }) {
    const { q, b, m } = sizes;
    const modulus = (from, to) => (m === undefined ? random.int(from, to) : random.int(Math.ceil(m / 2), m));
    const power = () => 2 ** random.int(0, Math.floor(Math.log2(b)));
    const lock = {
      random: () => [random.int(0, MOST), random.int(Math.floor(b / 2), b), modulus(2, MOST_MODULUS)],
      small: () => [random.int(0, 12), random.int(0, b), modulus(1, 12)],
      'powers-of-two': () => [random.int(0, 90000000), power(), modulus(80000000, MOST_MODULUS)],
      'all-ones': () => [random.int(2, MOST), power() - 1, modulus(80000000, MOST_MODULUS)],
    }[family];
    return `${[q, ...Array.from({ length: q }, () => lock().join(' '))].join('\n')}\n`;
  },
};
