// Six digits each, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

function amounts(family, n, random) {
  const at = (make) => Array.from({ length: n }, (_, i) => make(i));
  switch (family) {
    case 'two-step-trap':
      // High, low, low, high, ...: the best plan changes between odd and even positions.
      return at((i) => (i % 3 === 0 ? random.int(800000, HIGH) : random.int(LOW, 200000)));
    case 'peaks':
      // A peak is worth more than either neighbour, but less than both together.
      return at((i) => (i % 3 === 1 ? random.int(600000, 650000) : random.int(500000, 550000)));
    case 'rising':
      return at((i) => LOW + Math.floor((i * (HIGH - LOW)) / n));
    default:
      return at(() => random.int(LOW, HIGH));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'two-step-trap', 'peaks', 'rising'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${amounts(family, sizes.n, random).join(' ')}\n`;
  },
};
