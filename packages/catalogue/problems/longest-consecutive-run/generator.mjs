// Seven digits each, so that the text grows with n alone.
const BASE = 2000000;

function values(family, n, random) {
  switch (family) {
    case 'one-run':
      return Array.from({ length: n }, (_, i) => BASE + i);
    case 'rising':
      // In this order joined numbers become one long chain, for those who always join the lower one to the upper one.
      return Array.from({ length: n }, (_, i) => BASE + i);
    case 'falling':
      return Array.from({ length: n }, (_, i) => BASE + n - i);
    case 'duplicates':
      return Array.from(
        { length: n },
        () => BASE + 2 * random.int(0, Math.ceil(n / 12)) + (random.bool(0.2) ? 1 : 0),
      );
    case 'islands': {
      // Runs of 1 to 9 numbers with gaps of one or two between them.
      const out = [];
      for (let next = BASE; out.length < n; next += random.int(1, 2)) {
        for (let left = random.int(1, 9); left > 0 && out.length < n; left--) out.push(next++);
      }
      return out;
    }
    case 'repeated-start':
      // Half of the numbers are the first one of a long run.
      return Array.from({ length: n }, (_, i) => BASE + Math.max(0, i - Math.floor(n / 2)));
    case 'singles-and-a-run': {
      // Nine tenths of the numbers stand alone; the only run is above them.
      const singles = Math.floor((n * 9) / 10);
      return Array.from({ length: n }, (_, i) => BASE + i + Math.min(i, singles));
    }
    case 'same-low-bits':
      // Runs of 15 that lie 2 to the power of 17 apart.
      return Array.from({ length: n }, (_, i) => 100000000 + 131072 * Math.floor(i / 15) + (i % 15));
    default:
      // About every third number of the range is missing.
      return Array.from({ length: n }, () => BASE + random.int(0, n));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['dense', 'one-run', 'islands', 'duplicates', 'repeated-start', 'singles-and-a-run', 'falling', 'same-low-bits', 'rising'],
  generate({ family, sizes, random }) {
    const made = values(family, sizes.n, random);
    return `${sizes.n}\n${(family === 'falling' || family === 'rising' ? made : random.shuffle(made)).join(' ')}\n`;
  },
};
