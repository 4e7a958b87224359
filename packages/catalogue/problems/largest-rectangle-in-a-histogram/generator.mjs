// Heights have six digits, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

function heights(family, n, random) {
  const slope = (i) => LOW + Math.floor((i * (HIGH - LOW)) / n);
  switch (family) {
    case 'equal':
      return Array.from({ length: n }, () => HIGH);
    case 'rising':
      return Array.from({ length: n }, (_, i) => slope(i));
    case 'falling':
      return Array.from({ length: n }, (_, i) => slope(n - i - 1));
    case 'plateaus':
      // Long stretches of equal bars, each a little higher or lower than the one before.
      return Array.from(
        { length: n },
        (_, i) => LOW + 5000 * ((Math.floor(i / 40) * 7) % 150) + (i % 40 === 0 ? 1 : 0),
      );
    case 'flat':
      // Single digits: zeros between short hills.
      return Array.from({ length: n }, () => random.int(0, 4));
    default:
      return Array.from({ length: n }, () => random.int(LOW, HIGH));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'flat', 'equal', 'rising', 'falling', 'plateaus'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${heights(family, sizes.n, random).join(' ')}\n`;
  },
};
