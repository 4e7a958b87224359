// Every end has seven digits, so the text grows with n alone.
const BASE = 1000000;

function intervals(family, n, random) {
  const at = (left, length) => [BASE + left, BASE + left + length];
  switch (family) {
    case 'nested':
      return Array.from({ length: n }, (_, i) => at(i, 2 * (n - i)));
    case 'disjoint':
      return Array.from({ length: n }, (_, i) => at(20 * i, random.int(0, 19)));
    case 'touching':
      // Mostly a chain of common ends, now and then a gap of one.
      return Array.from({ length: n }, (_, i) => at(10 * i, random.bool(0.9) ? 10 : 9));
    case 'long':
      // Whoever walks along each interval walks millions of steps for each.
      return Array.from({ length: n }, () => at(random.int(0, 4_000_000), random.int(0, 4_000_000)));
    case 'equal':
      return Array.from({ length: n }, () => at(5, 5));
    default:
      return Array.from({ length: n }, () => at(random.int(0, 8 * n), random.int(0, 12)));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 50000 }],
  families: ['scattered', 'nested', 'disjoint', 'touching', 'long', 'equal'],
  generate({ family, sizes, random }) {
    const lines = random
      .shuffle(intervals(family, sizes.n, random))
      .map(([left, right]) => `${left} ${right}`);
    return `${sizes.n}\n${lines.join('\n')}\n`;
  },
};
