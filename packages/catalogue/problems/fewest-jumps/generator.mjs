function reaches(family, n, random) {
  const upTo9 = () => random.int(1, 9);
  switch (family) {
    case 'reachable':
      return Array.from({ length: n }, upTo9);
    case 'single-steps':
      return Array.from({ length: n }, () => 1);
    case 'far':
      // Five digits each, so that the text grows with n alone.
      return Array.from({ length: n }, () => random.int(10000, 99999));
    case 'blocked': {
      // A row of zeros behind the middle; now and then one stone just carries over it.
      const start = Math.floor(n / 2) + 1;
      const width = random.int(8, 9);
      return Array.from({ length: n }, (_, i) => {
        if (i === start - 1 && random.bool(0.3)) return 9;
        return i >= start && i < start + width ? 0 : Math.min(upTo9(), Math.max(1, start + width - i - 1));
      });
    }
    case 'one-short':
      // From each stone all later ones but the last can be reached, so no early end saves a search from going through them.
      return Array.from({ length: n }, (_, i) => Math.max(0, n - 2 - i));
    case 'tempting':
      // The furthest stone in reach carries hardly any further; a nearer one does.
      return Array.from({ length: n }, (_, i) => [4, 2, 9, 1, 1, 3, 1][i % 7]);
    default:
      return Array.from({ length: n }, () => random.int(0, 4));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'reachable', 'blocked', 'tempting', 'single-steps', 'far', 'one-short'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${reaches(family, sizes.n, random).join(' ')}\n`;
  },
};
