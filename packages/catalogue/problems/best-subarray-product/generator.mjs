const LIMIT = 1e15;

/** The next factor of a family, or null for one of absolute value 1. */
function draw(family, random) {
  switch (family) {
    case 'zeros':
      return random.bool(0.3) ? 0 : random.int(-9, 9);
    case 'signs':
      return random.bool(0.0002) ? random.pick([-3, -2, 2, 3]) : random.pick([-1, 1]);
    case 'one-negative':
      return random.bool(0.0002) ? random.int(2, 5) : 1;
    default:
      return random.bool(0.05) ? random.int(-1000, 1000) : random.int(-6, 6);
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 200000 }],
  families: ['mixed', 'signs', 'zeros', 'one-negative'],
  generate({ family, sizes, random }) {
    const factors = [];
    let size = 1;
    while (factors.length < sizes.n) {
      let factor = draw(family, random);
      if (size * Math.abs(factor) > LIMIT) factor = family === 'mixed' && random.bool() ? 0 : random.pick([-1, 1]);
      if (family === 'one-negative') factor = Math.abs(factor);
      size = factor === 0 ? 1 : size * Math.abs(factor);
      factors.push(factor);
    }
    if (family === 'one-negative') factors[random.int(0, sizes.n - 1)] *= -1;
    return `${sizes.n}\n${factors.join(' ')}\n`;
  },
};
