// Six digits each, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

/** n different values; the pool is a little larger than needed and its start is random. */
function distinct(n, random) {
  const start = random.int(LOW, HIGH - 2 * n);
  return random.shuffle(Array.from({ length: n }, (_, i) => start + 2 * i + random.int(0, 1)));
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['birthday', 'distinct', 'far-apart', 'falling', 'equal', 'low-bits-equal'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    let values;
    switch (family) {
      case 'birthday': {
        // From about n * n / 2 days on, a common birthday is as likely as not.
        const days = Math.min(HIGH - LOW, Math.max(1, Math.floor((n * n) / 1.4)));
        values = Array.from({ length: n }, () => LOW + random.int(0, days));
        break;
      }
      case 'far-apart':
        values = distinct(n, random);
        values[n - 1] = values[0];
        break;
      case 'falling':
        values = distinct(n, random).sort((a, b) => b - a);
        break;
      case 'low-bits-equal':
        values = random.shuffle(Array.from({ length: n }, (_, i) => 131072 * (Math.floor(i / 7) - 7143) + (i % 7)));
        break;
      case 'equal':
        values = new Array(n).fill(random.int(LOW, HIGH));
        break;
      default:
        values = distinct(n, random);
    }
    return `${n}\n${values.join(' ')}\n`;
  },
};
