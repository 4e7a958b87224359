// Values have six digits, so that the text grows with n alone.
const LOW = 100000;
const HIGH = 999999;

function values(family, n, random) {
  switch (family) {
    case 'falling':
      return Array.from({ length: n }, (_, i) => HIGH - Math.floor((i * (HIGH - LOW)) / n));
    case 'rising':
      return Array.from({ length: n }, (_, i) => LOW + Math.floor((i * (HIGH - LOW)) / n));
    case 'few-values':
      return Array.from({ length: n }, () => LOW + (random.bool(0.02) ? 3 : random.int(0, 2)));
    case 'peak':
      return Array.from({ length: n }, (_, i) => (i === n >> 1 ? HIGH : LOW + random.int(0, 9)));
    default: {
      // Few values in small inputs, so that equal ones are met.
      const reach = Math.min(HIGH - LOW, n * n);
      return Array.from({ length: n }, () => LOW + random.int(0, reach));
    }
  }
}

export const generator = {
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100000 },
    { name: 'k', kind: 'value', min: 1, max: 100000 },
  ],
  families: ['random', 'falling', 'rising', 'few-values', 'peak'],
  generate({ family, sizes, random }) {
    const { n } = sizes;
    const k = Math.min(n, sizes.k);
    return `${n} ${k}\n${values(family, n, random).join(' ')}\n`;
  },
};
