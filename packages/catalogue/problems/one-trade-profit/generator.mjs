const LOW = 100000;
const HIGH = 999999;

/** Sorted prices with six digits. */
function ascending(n, random) {
  return Array.from({ length: n }, () => random.int(LOW, HIGH)).sort((a, b) => a - b);
}

function prices(family, n, random) {
  switch (family) {
    case 'falling':
      return ascending(n, random).reverse();
    case 'rising':
      return ascending(n, random);
    case 'hiccup': {
      // Falls all the time except once, in a random place.
      const falling = ascending(n, random).reverse();
      const at = random.int(0, n - 1);
      falling[at] = Math.min(HIGH, falling[at] + random.int(1, 900));
      return falling;
    }
    case 'peak-first': {
      // The highest price stands on the first day, the lowest on the last but one.
      const middle = Array.from({ length: n }, () => random.int(LOW + 1000, HIGH - 1000));
      middle[0] = HIGH;
      if (n > 2) [middle[n - 2], middle[n - 1]] = [LOW, LOW + 7];
      return middle;
    }
    default:
      return Array.from({ length: n }, () => random.int(LOW, HIGH));
  }
}

export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 100000 }],
  families: ['random', 'falling', 'rising', 'hiccup', 'peak-first'],
  generate({ family, sizes, random }) {
    return `${sizes.n}\n${prices(family, sizes.n, random).join(' ')}\n`;
  },
};
