// Six digits each, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

function values(family, n, random) {
  const at = (make) => Array.from({ length: n }, (_, i) => make(i));
  const rise = (i) => LOW + Math.floor((i * 800000) / n);
  switch (family) {
    case 'few-values':
      return at(() => 555550 + random.int(0, 7));
    case 'falling':
      return at((i) => HIGH - Math.floor((i * 800000) / n) - random.int(0, 3));
    case 'mostly-rising':
      return at((i) => (random.bool(0.9) ? rise(i) + random.int(0, 20) : random.int(LOW, HIGH)));
    case 'rising':
      return at(rise);
    case 'sawtooth': {
      // Each tooth is short and starts a little above the foot of the tooth before.
      const tooth = Math.max(2, Math.floor(Math.sqrt(n)));
      return at((i) => LOW + (i % tooth) * 1000 + Math.floor(i / tooth) * 300 + random.int(0, 50));
    }
    case 'interrupted':
      // The middle half holds large falling values between two rising parts.
      return at((i) => (i >= n / 4 && i < (3 * n) / 4 ? HIGH - Math.floor((i * 90000) / n) : rise(i)));
    case 'high-first':
      // The first half rises, and each value of the second half is lower than all of them.
      return at((i) => (2 * i < n ? LOW + 400000 + Math.floor((i * 800000) / n) : random.int(LOW, LOW + 300000)));
    default:
      return at(() => random.int(LOW, HIGH));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['random', 'few-values', 'falling', 'mostly-rising', 'rising', 'sawtooth', 'interrupted', 'high-first'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${values(family, sizes.n, random).join(' ')}\n`;
  },
};
