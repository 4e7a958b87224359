// Values that are not zero have six digits; the share of zeros is fixed within a family.
const LOW = 100000;
const HIGH = 999999;

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['mixed', 'mostly-zeros', 'few-zeros', 'zeros-first', 'no-zeros', 'one-value-last'],
  generate({ family, sizes, random }) {
    const n = sizes.n;
    const other = () => random.int(LOW, HIGH);
    const zeroWith = (share) => () => (random.bool(share) ? 0 : other());
    const make = {
      mixed: zeroWith(0.5),
      'mostly-zeros': zeroWith(0.95),
      'few-zeros': zeroWith(0.02),
      'zeros-first': (_, i) => (i < n / 2 ? 0 : other()),
      'no-zeros': other,
      'one-value-last': (_, i) => (i < n - 1 ? 0 : other()),
    }[family];
    return `${n}\n${Array.from({ length: n }, make).join(' ')}\n`;
  },
};
