// All values have seven digits, so that the text grows with n and q alone.
const BASE = 2000000;

function shift(family, n, random) {
  switch (family) {
    case 'unrotated':
      return 0;
    case 'by-one':
      return n - 1;
    default:
      return random.int(0, n - 1);
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'q', kind: 'count', min: 1, max: 100000 },
  ],
  families: ['anywhere', 'unrotated', 'by-one', 'absent'],
  generate({ family, sizes, random }) {
    const { n, q } = sizes;
    // Even values only, so that the odd ones are certainly absent.
    let value = BASE;
    const sorted = Array.from({ length: n }, () => (value += 2 * random.int(1, 4)));
    const front = shift(family, n, random);
    const values = [...sorted.slice(front), ...sorted.slice(0, front)];
    const ask = () => {
      const near = family === 'absent' || random.bool(0.2) ? random.pick([-1, 1]) : 0;
      return random.pick(values) + near;
    };
    return `${n} ${q}\n${values.join(' ')}\n${Array.from({ length: q }, ask).join(' ')}\n`;
  },
};
