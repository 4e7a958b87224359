// Temperatures have three digits, so that the text grows with n alone.
const LOW = 100;
const HIGH = 999;

function temperatures(family, n, random) {
  const falling = (i, length) => HIGH - 1 - Math.floor((i * (HIGH - LOW - 1)) / length);
  switch (family) {
    case 'falling':
      return Array.from({ length: n }, (_, i) => falling(i, n));
    case 'warm-end':
      // Everybody waits for the very last day.
      return Array.from({ length: n }, (_, i) => (i === n - 1 ? HIGH : falling(i, n)));
    case 'plateaus':
      return Array.from({ length: n }, () => 200 + random.int(0, 2));
    case 'sawtooth':
      return Array.from({ length: n }, (_, i) => 900 - 20 * (i % 25) - random.int(0, 3));
    case 'rising':
      return Array.from({ length: n }, (_, i) => LOW + Math.floor((i * (HIGH - LOW)) / n));
    default: {
      // Few values in small inputs, so that equal days are met.
      const reach = Math.min(HIGH - LOW, n + 2);
      return Array.from({ length: n }, () => LOW + random.int(0, reach));
    }
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'falling', 'warm-end', 'plateaus', 'sawtooth', 'rising'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${temperatures(family, sizes.n, random).join(' ')}\n`;
  },
};
