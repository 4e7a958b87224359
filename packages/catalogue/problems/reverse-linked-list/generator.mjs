// Six digits each, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

function values(family, n, random) {
  const drawn = Array.from({ length: n }, () => random.int(LOW, HIGH));
  switch (family) {
    case 'ascending':
      return drawn.sort((a, b) => a - b);
    case 'equal':
      return drawn.fill(drawn[0]);
    case 'nearly-symmetric': {
      // Reads almost the same in both directions.
      const mirrored = drawn.map((value, i) => drawn[Math.min(i, n - 1 - i)]);
      mirrored[0] = mirrored[0] === LOW ? HIGH : LOW;
      return mirrored;
    }
    default:
      return drawn;
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'ascending', 'equal', 'nearly-symmetric'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${values(family, sizes.n, random).join(' ')}\n`;
  },
};
