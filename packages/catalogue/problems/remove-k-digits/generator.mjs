function digits(family, n, random) {
  const any = () => random.int(0, 9);
  switch (family) {
    case 'zeros':
      return Array.from({ length: n }, () => (random.bool(0.4) ? 0 : any()));
    case 'rising':
      return Array.from({ length: n }, any).sort((a, b) => a - b);
    case 'plateau':
      // The first half never decreases; then every digit is smaller than all of them.
      return Array.from({ length: n }, (_, i) => (2 * i < n ? 8 + Math.floor((3 * i) / (2 * n)) : random.int(0, 7)));
    case 'one-and-zeros':
      // Without its first digit the number begins with zeros, and some digits follow them.
      return Array.from({ length: n }, (_, i) => (i === 0 ? 1 : i < n - 9 ? 0 : any()));
    case 'equal-digits':
      // Whatever half is taken down, the rest is the same, so no choice can be ruled out.
      return new Array(n).fill(5);
    default:
      return Array.from({ length: n }, any);
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 500000 }],
  families: ['random', 'zeros', 'rising', 'plateau', 'one-and-zeros', 'equal-digits'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const number = digits(family, n, random);
    if (number[0] === 0) number[0] = family === 'rising' ? 1 : random.int(1, 9);
    if (family === 'rising') number.sort((a, b) => a - b);
    if (number[0] === 0) number.fill(1, 0, number.lastIndexOf(0) + 1);
    const k = family === 'equal-digits' ? Math.floor(n / 2) : family === 'one-and-zeros' ? Math.min(n, 2) : family === 'plateau' || family === 'rising' ? Math.floor(n / 4) : random.int(0, Math.ceil(n / 2));
    return `${number.join('')}\n${k}\n`;
  },
};
