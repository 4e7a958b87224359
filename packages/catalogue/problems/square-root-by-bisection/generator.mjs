/** Digits behind the point, without a superfluous zero at the end. */
function fraction(digits, random) {
  return `${Array.from({ length: digits - 1 }, () => random.int(0, 9)).join('')}${random.int(1, 9)}`;
}

export const generator = {
  variables: [{ name: 'x', kind: 'value', min: 1, max: 1000000000000 }],
  families: ['decimals', 'whole', 'square', 'below-one', 'tiny'],
  generate({ family, sizes, random }) {
    const { x } = sizes;
    switch (family) {
      case 'whole':
        return `${x}\n`;
      case 'square':
        return `${Math.floor(Math.sqrt(x)) ** 2}\n`;
      case 'below-one':
        return `0.${fraction(random.int(1, 9), random)}\n`;
      case 'tiny':
        return `0.00000${fraction(4, random)}\n`;
      default:
        return `${random.int(0, x - 1)}.${fraction(random.int(1, 9), random)}\n`;
    }
  },
};
