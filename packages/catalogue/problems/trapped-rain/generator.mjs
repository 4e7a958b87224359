// Heights have five digits, so that the text grows with n alone.
const LOW = 10000;
const HIGH = 99999;

function heights(family, n, random) {
  const slope = (i, length) => LOW + Math.floor((i * (HIGH - LOW)) / length);
  switch (family) {
    case 'valley':
      return Array.from({ length: n }, (_, i) => slope(Math.abs(2 * i - n), n));
    case 'mountain':
      // Nearly nothing stays: up to the middle and down again, with small dents.
      return Array.from(
        { length: n },
        (_, i) => slope(n - Math.abs(2 * i - n), n) - (random.bool(0.01) ? random.int(0, 3) : 0),
      ).map((height) => Math.max(LOW, height));
    case 'basin':
      return Array.from({ length: n }, (_, i) => (i === 0 || i === n - 1 ? HIGH : LOW + random.int(0, 9)));
    case 'slide':
      // No bar is higher than the one before it, until the wall at the end.
      return Array.from({ length: n }, (_, i) => (i === n - 1 ? HIGH : slope(n - i, n)));
    default: {
      // Few values in small inputs, so that equal bars are met.
      const reach = Math.min(HIGH - LOW, n);
      return Array.from({ length: n }, () => LOW + random.int(0, reach));
    }
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'valley', 'mountain', 'basin', 'slide'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${heights(family, sizes.n, random).join(' ')}\n`;
  },
};
